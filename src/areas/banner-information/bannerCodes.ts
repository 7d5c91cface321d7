/** The message groups that word a banner's codes in its history and in a conflict. */
export const bannerCodes = { link_type: 'linkTypes', position: 'positions', is_active: 'switched' };
