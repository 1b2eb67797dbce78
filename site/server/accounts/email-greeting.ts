/** How an email begins. Without a name that looks like an address: anybody can give a stranger's email and a name of their own. */
export const emailGreeting = (firstName: string): string => (/[./:@]/.test(firstName) ? "Hi" : `Hi ${firstName}`);
