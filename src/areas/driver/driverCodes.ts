/** The message groups that word a driver's codes in its history and in a conflict. */
export const driverCodes = { vehicle_type: 'vehicles', sim_type: 'licences' };
