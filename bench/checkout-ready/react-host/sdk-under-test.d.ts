declare module "sdk-under-test" {
  export { Purchases } from "@hemline/purchases";
}
