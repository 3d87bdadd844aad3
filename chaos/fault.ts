/** Network faults that a caller of a service may meet. */
export const FAULTS = ["kill", "hang", "reset", "5xx", "slow", "lost answer"] as const;

/**
 * `kill`: nothing listens, and existing connections are closed. `hang`: requests are accepted but neither forwarded nor
 * answered. `reset`: the connection breaks before a request is forwarded. `5xx`: a proxy reports that the service is
 * unavailable. `slow`: requests are forwarded after a delay. `lost answer`: requests are executed, but the connection
 * breaks instead of a response.
 */
export type Fault = (typeof FAULTS)[number];

/** The delay of a slow link. */
export const SLOW_MS = 1500;

/** A link between two services that a test can break. */
export type FaultyLink = {
  /** The address of this end, as `host:port`. */
  readonly address: string;
  /** Breaks it, optionally only for requests whose path contains `part`; `kill` affects all. */
  readonly breakOff: (fault: Fault, part?: string) => Promise<void>;
  /** Restores it; hanging requests are aborted. */
  readonly mend: () => Promise<void>;
  /** The number of requests that met a fault. */
  readonly met: () => number;
  readonly close: () => Promise<void>;
};
