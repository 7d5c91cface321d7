/** Specification §7, every row of its table. */
export const specified = [
  'POST users-services/api/v1/backoffice/login',
  'POST users-services/api/v1/logout',
  'GET users-services/api/v1/cdn/bulk-generate/{userId}',
  'GET users-services/api/v1/region/province',
  'GET users-services/api/v1/region/city/{provinceId}',
  'GET users-services/api/v1/region/district/{cityId}',
  'GET users-services/api/v1/region/village/{districtId}',
  'POST users-services/api/v1/backoffice/get-list-merchant',
  'GET users-services/api/v1/backoffice/merchant-detail/{merchantId}',
  'POST users-services/api/v1/backoffice/merchant/register',
  'POST users-services/api/v1/backoffice/update-profile-merchant',
  'POST users-services/api/v1/cdn/single-upload',
  'GET users-services/api/v1/cdn/generate-secure-image/{id}',
] as const;

/** assumption: readings 13 and 22, and docs/areas.md. */
export const assumed = [
  'DELETE users-services/api/v1/backoffice/merchant/{merchantId}',
  'GET users-services/api/v1/backoffice/merchant/{merchantId}/history',
  'GET users-services/api/v1/backoffice/merchant/{merchantId}/summary',
  'GET users-services/api/v1/backoffice/merchant/{merchantId}/notes',
  'PUT users-services/api/v1/backoffice/change-password',
  'GET users-services/api/v1/backoffice/profile',
  'GET users-services/api/v1/backoffice/counts',
  'GET users-services/api/v1/backoffice/activity',
  'POST users-services/api/v1/backoffice/activity',
] as const;
