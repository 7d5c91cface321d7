/** The store key that is true if the browser failed to save the last preference, which is then lost with the page. */
export const lostPreferences = 'preferences.areLost';
