import type { startBackOffice } from '../support/backOffice';
import { clientHeaders } from '../support/clientHeaders';

type Office = ReturnType<typeof startBackOffice>;
type Listed = { id: string; [field: string]: unknown };

/** The records of a resource as its list shows them, those of a state if one is named. */
export const recordsIn = async (office: Office, resource: string, status?: string): Promise<Listed[]> => {
  const { token } = office.api.signIn('superadmin');
  const filter = encodeURIComponent(JSON.stringify(status === undefined ? {} : { status }));
  const response = await fetch(
    `${location.origin}/users-services/api/v1/backoffice/${resource}?filter=${filter}`,
    { headers: { ...clientHeaders, Authorization: `Bearer ${token.access_token}` } },
  );
  return (await response.json()) as Listed[];
};
