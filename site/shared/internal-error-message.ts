/** The message of a failure that nobody expected. */
export const internalErrorMessage = "Something went wrong on our side. Try again in a moment.";
