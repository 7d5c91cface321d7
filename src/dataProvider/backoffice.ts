/** The base path of the back office (specification §7). assumption (docs/areas.md): also of areas that §7 does not show. */
export const backoffice = 'users-services/api/v1/backoffice';
