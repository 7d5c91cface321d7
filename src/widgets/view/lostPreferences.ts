/** Where react-admin's store says that the browser refused to keep the last preference: it is lost with the page. */
export const lostPreferences = 'preferences.areLost';
