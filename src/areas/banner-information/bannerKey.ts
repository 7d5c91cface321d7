/** The key of one of the area's messages. */
export const bannerKey = (name: string): string => `resources.master-data/banner-information.${name}`;
