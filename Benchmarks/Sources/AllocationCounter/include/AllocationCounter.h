#pragma once
#include <stdint.h>

/// The number of times that the process has taken memory from the heap; -1 where it is not counted
/// (anywhere but with glibc).
int64_t allocation_count(void);
