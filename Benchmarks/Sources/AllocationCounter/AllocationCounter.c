#include "AllocationCounter.h"
#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef __GLIBC__

// glibc lets a program define these in its own place, and offers its own under these names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_int_fast64_t count;

int64_t allocation_count(void) { return atomic_load(&count); }

void *malloc(size_t size) {
  atomic_fetch_add(&count, 1);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  atomic_fetch_add(&count, 1);
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  atomic_fetch_add(&count, 1);
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  atomic_fetch_add(&count, 1);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  atomic_fetch_add(&count, 1);
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

#else

int64_t allocation_count(void) { return -1; }

#endif
