/** An answer of the service, whatever it is. */
export interface Answer<T> {
  status: number;
  body: T;
}

/** Where customers of a test turn to. */
export interface TestClient {
  clock(): Date;
  get<T>(path: string, key?: string): Promise<Answer<T>>;
  post<T>(path: string, body: unknown, key?: string): Promise<Answer<T>>;
  /** What the provider's script does in the browser. @returns the decline's code, or null. */
  confirms(clientSecret: string, card: string): Promise<string | null>;
}
