/** What was typed as a name and not saved yet, by account: a look at another page does not lose it. */
export const nameDrafts = new Map<string, string>()
