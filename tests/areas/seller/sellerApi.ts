import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createMockServer } from '../../../mocks/node';
import { session } from '../../../src/authProvider/session';

export const resource = 'member-list/seller';

/** Where the merchants' endpoints are, for handlers of a test. */
export const base = '*/users-services/api/v1/backoffice';

/** The embedded API with a few sellers, and a signed-in user who may manage them. */
export const startSellerApi = () => {
  const api = createMockServer({ sellers: 25 });
  beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => session.save(api.signIn('adminpelapak'), false));
  afterEach(() => {
    session.leave();
    api.reset();
  });
  afterAll(() => api.server.close());
  return api;
};
