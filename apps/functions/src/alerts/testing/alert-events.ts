import * as fc from "fast-check";

import type { MailFate } from "./alert-world.ts";

/** Events of a board and its people. Numbers select among existing items by their remainder. */
export type AlertEvent =
  | { readonly kind: "arrive"; readonly position: number; readonly source: number; readonly lag: number }
  | { readonly kind: "close" | "edit" | "pause" | "save" | "confirm"; readonly pick: number }
  | { readonly kind: "publish" }
  | { readonly kind: "pass"; readonly minutes: number }
  | {
      readonly kind: "run";
      readonly runs: number;
      readonly crashAt: number;
      readonly fate: MailFate;
      /** How far the first one's clock is off. */
      readonly minutesOff: number;
    };

export const arbitraryEvent: fc.Arbitrary<AlertEvent> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("arrive" as const),
      position: fc.nat({ max: 4 }),
      source: fc.nat({ max: 2 }),
      // How long before its commit its poll started.
      lag: fc.nat({ max: 20 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "close" as const,
        "edit" as const,
        "pause" as const,
        "save" as const,
        "confirm" as const,
      ),
      pick: fc.nat({ max: 20 }),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: "publish" as const }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("pass" as const), minutes: fc.constantFrom(1, 16, 45) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("run" as const),
      runs: fc.integer({ min: 1, max: 2 }),
      crashAt: fc.oneof(fc.constant(Infinity), fc.nat({ max: 25 })),
      fate: fc.constantFrom<MailFate>("sent", "sent", "refused", "lost", "sent unheard"),
      minutesOff: fc.constantFrom(0, 0, 10, -10),
    }),
  },
);
