/** The key of one of this area's messages. */
export const driverKey = (name: string): string => `resources.member-list/driver.${name}`;
