/** Ids that the examples share, so that a reader can follow one customer through them. */
export const customerId = "user_8f14e45fceea";
export const anonymousId = "$RCAnonymousID:5c1f3a0be9d24b7f8d6e21a4c09b7e3d";
export const transactionId = "01a2066e-9079-7af4-8c1d-7ad9be6f20c1";
export const upgradeTransactionId = "01a2070b-3c55-7b19-a6e0-94c1d28f7b35";
export const monthlyPriceId = "01a2066e-9079-7e4d-bed7-c6fa98f91bdc";
export const yearlyPriceId = "01a2066e-9079-7d80-9ac2-052eb28c02b9";
export const sessionId = "op_EDLVYH--rzsTUaSsK5Y_5y7NI9euQh_a";
export const traceId = "trace_5f2b7c90";
export const quote = "mm9b1k00.3vQx8ZtLr0mYwE5uKd2aPg";
export const intentId = "pi_3T6qJk2eZvKYlo2C1gFJ8Q0a";
