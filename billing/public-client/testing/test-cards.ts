/** Numbers of cards in the simulator, by how a payment with them goes. */
export const testCards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  withoutFunds: "4000 0000 0000 9995",
  broken: "4000 0000 0000 0119",
  bankAsks: "4000 0027 6000 3184",
};
