#include "ICUBridge.h"
