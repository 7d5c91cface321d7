import { startBrowserApi } from '../browser';

// The demo build imports this first, so the app starts only after the mock API is ready.
await startBrowserApi();
