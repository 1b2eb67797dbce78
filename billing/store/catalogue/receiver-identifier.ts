/** The endpoint of a receiver in this process. No identifier of a catalogue has an @, so catalogues leave it alone. */
export const receiverIdentifier = "@site";
