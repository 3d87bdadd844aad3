import { describe, expect, it } from "vitest";

import { readSignedEvent } from "./stripe-event.ts";
import { buildEvent, SECRET, signDelivery } from "./testing/signed-events.ts";

const NOON = new Date("2026-11-21T12:00:00Z");
const secondsFromNoon = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
const event = buildEvent("invoice.paid");
const read = (delivery: Parameters<typeof readSignedEvent>[0]) => readSignedEvent(delivery, SECRET, NOON);

describe("a delivery", () => {
  it.each([0, -300, 300])("signed by Stripe %i seconds from now is accepted", (seconds) => {
    expect(read(signDelivery(event, secondsFromNoon(seconds)))).toMatchObject({ id: event.id });
  });

  it.each([-301, 301, -86_400, 86_400])("signed %i seconds from now is rejected", (seconds) => {
    expect(read(signDelivery(event, secondsFromNoon(seconds)))).toBeUndefined();
  });

  it("signed with another secret is rejected", () => {
    expect(read(signDelivery(event, NOON, "whsec_another"))).toBeUndefined();
  });

  it("with another body than signed is rejected", () => {
    const { signature } = signDelivery(event, NOON);
    const body = Buffer.from(JSON.stringify({ ...event, type: "customer.deleted" }));
    expect(read({ body, signature })).toBeUndefined();
    // Even equivalent JSON is rejected: the signature is for bytes.
    expect(read({ body: Buffer.from(JSON.stringify(event, undefined, 1)), signature })).toBeUndefined();
  });

  it.each([undefined, "", "hello", "t=now,v1=0", "v1=0", "t=1795262400"])(
    "with the signature %j is rejected",
    (signature) => {
      expect(read({ ...signDelivery(event, NOON), signature })).toBeUndefined();
    },
  );

  it("with the time last in its signature is accepted", () => {
    const { body, signature = "" } = signDelivery(event, NOON);
    expect(read({ body, signature: signature.split(",").toReversed().join(",") })).toMatchObject({
      id: event.id,
    });
  });

  it("signed for the future is rejected even if the current time is named first", () => {
    const { body, signature } = signDelivery(event, secondsFromNoon(1000));
    expect(read({ body, signature: `t=${NOON.getTime() / 1000},${signature}` })).toBeUndefined();
  });

  it.each(["", "evt/1", "1/evt", `evt_${"1".repeat(252)}`, undefined])(
    "signed by Stripe with the event id %j is an error rather than a forgery",
    (id) => {
      expect(() => read(signDelivery({ ...event, id }, NOON))).toThrow();
    },
  );

  it("with two times is rejected, although the library would use the last", () => {
    const { body, signature } = signDelivery(event, NOON);
    expect(read({ body, signature: `t=${NOON.getTime() / 1000 + 1000},${signature}` })).toBeUndefined();
  });
});
