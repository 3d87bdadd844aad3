/** What can happen to whoever calls a service over the network. */
export const FAULTS = ["kill", "hang", "reset", "5xx", "slow", "lost answer"] as const;

/**
 * `kill`: nobody listens, and who was connected is cut off. `hang`: requests are taken and never answered, nor passed
 * on. `reset`: the connection breaks off before a request is passed on. `5xx`: somebody in between answers that the
 * service is away. `slow`: requests are passed on after a while. `lost answer`: requests are carried out, and their
 * connection breaks off in place of the answer.
 */
export type Fault = (typeof FAULTS)[number];

/** How long a slow link takes. */
export const SLOW_MS = 1500;

/** A link between two services that a test can break. */
export type FaultyLink = {
  /** Of this end, as `host:port`. */
  readonly address: string;
  /**
   * Breaks it, for requests whose path contains `part` alone where that is told; a link that is killed is for nobody.
   */
  readonly breakOff: (fault: Fault, part?: string) => Promise<void>;
  /** Everything passes again; what hangs is cut off. */
  readonly mend: () => Promise<void>;
  /** How many requests have met a fault. */
  readonly met: () => number;
  readonly close: () => Promise<void>;
};
