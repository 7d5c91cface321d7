import { startBrowserApi } from '../browser';

// The demo build puts this file before the product: nothing of it runs until the API answers.
await startBrowserApi();
