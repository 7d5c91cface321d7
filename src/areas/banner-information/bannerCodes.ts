/** Where the words of a banner's codes are (Timeline). */
export const bannerCodes = { link_type: 'linkTypes', position: 'positions', is_active: 'switched' };
