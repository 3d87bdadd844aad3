import { CreateStripeCustomerRequest, StopAlertsRequest } from "@farwork/domain";
import { listContracts } from "@farwork/domain/testing";
import * as fc from "fast-check";
import * as z from "zod/mini";

import { arbitraryOf } from "./arbitrary-of.ts";
import { hostileValue, writeJson } from "./hostile-values.ts";
import { spoil } from "./spoil.ts";

/** The requests for each HTTP function, callables first. */
export const CONTRACTS: Readonly<Record<string, z.ZodMiniType>> = {
  ...Object.fromEntries(listContracts().map(({ name, request }) => [name, request])),
  confirmSignIn: z.object({}),
  "api/create-stripe-customer": CreateStripeCustomerRequest,
  "api/unsubscribe": StopAlertsRequest,
  stripeWebhook: z.looseObject({ id: z.string(), type: z.string() }),
  mailWebhook: z.looseObject({ type: z.string() }),
  picture: z.object({}),
};

/** A raw request. */
export interface FuzzedCall {
  readonly name: string;
  readonly method: string;
  readonly contentType: string;
  readonly body: string;
  /** The caller: signed in, anonymous, or with an invalid token. */
  readonly caller: "person" | "nobody" | "impostor";
}

/** Tested more often, as it has by far the most parameters. */
const WIDEST = ["fetchJobs", "fetchJobs", "fetchJobs"];

const isCallable = (name: string) => !/^api|^picture$|Webhook$/.test(name);

/** Usually nearly valid JSON; sometimes none, or with a wrong content type. */
export const fuzzedCall: fc.Arbitrary<FuzzedCall> = fc
  .constantFrom(...Object.keys(CONTRACTS), ...WIDEST)
  .chain((name) => {
    const request = spoil(arbitraryOf(CONTRACTS[name] ?? z.unknown()));
    const wrap = (data: unknown) => writeJson(isCallable(name) ? { data } : data);
    const body = fc.oneof(
      { weight: 12, arbitrary: request.map(wrap) },
      { weight: 2, arbitrary: hostileValue.map(wrap) },
      { weight: 1, arbitrary: hostileValue.map(writeJson) },
      {
        weight: 1,
        arbitrary: fc.tuple(request.map(wrap), fc.nat()).map(([text, at]) => text.slice(0, at % text.length)),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          "",
          "null",
          "NaN",
          '{"data":1,"data":2}',
          '{"data":{}}x',
          "[".repeat(20_000),
        ),
      },
    );
    return fc.record({
      name: fc.constant(name),
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant("POST") },
        fc.constantFrom("PUT", "DELETE", "PATCH"),
      ),
      contentType: fc.oneof(
        { weight: 15, arbitrary: fc.constant("application/json") },
        fc.constantFrom(
          "text/plain",
          "application/x-www-form-urlencoded",
          "application/octet-stream",
          "application/json; a",
          "",
        ),
      ),
      body,
      caller: fc.constantFrom("person", "person", "nobody", "impostor"),
    });
  });
