import * as React from 'react';

const key = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React 19.3 records the call stack of every element that it makes, up to 10,000 a second, for warnings that a developer
 * reads. It takes a tenth of the suite's time. This counter says that there are enough of them.
 */
Object.defineProperty(Reflect.get(React, key), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
});
