import { describe, expect, it } from "vitest";

import { readSignedEvent } from "./stripe-event.ts";
import { buildEvent, SECRET, signDelivery } from "./testing/signed-events.ts";

const NOON = new Date("2026-11-21T12:00:00Z");
const secondsFromNoon = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
const event = buildEvent("invoice.paid");
const read = (delivery: Parameters<typeof readSignedEvent>[0]) => readSignedEvent(delivery, SECRET, NOON);

describe("a delivery", () => {
  it.each([0, -300, 300])("that Stripe signed %i seconds from now is taken", (seconds) => {
    expect(read(signDelivery(event, secondsFromNoon(seconds)))).toMatchObject({ id: event.id });
  });

  it.each([-301, 301, -86_400, 86_400])("that was signed %i seconds from now is refused", (seconds) => {
    expect(read(signDelivery(event, secondsFromNoon(seconds)))).toBeUndefined();
  });

  it("that another secret signed is refused", () => {
    expect(read(signDelivery(event, NOON, "whsec_another"))).toBeUndefined();
  });

  it("whose body is another one than was signed is refused", () => {
    const { signature } = signDelivery(event, NOON);
    const body = Buffer.from(JSON.stringify({ ...event, type: "customer.deleted" }));
    expect(read({ body, signature })).toBeUndefined();
    // Nor may it be written in another way: the signature is of bytes.
    expect(read({ body: Buffer.from(JSON.stringify(event, undefined, 1)), signature })).toBeUndefined();
  });

  it.each([undefined, "", "hello", "t=now,v1=0", "v1=0", "t=1795262400"])(
    "signed %j is refused",
    (signature) => {
      expect(read({ ...signDelivery(event, NOON), signature })).toBeUndefined();
    },
  );

  it("that names its time last is taken", () => {
    const { body, signature = "" } = signDelivery(event, NOON);
    expect(read({ body, signature: signature.split(",").toReversed().join(",") })).toMatchObject({
      id: event.id,
    });
  });

  it("that was signed for later is refused also where a time of now is named before that", () => {
    const { body, signature } = signDelivery(event, secondsFromNoon(1000));
    expect(read({ body, signature: `t=${NOON.getTime() / 1000},${signature}` })).toBeUndefined();
  });

  it.each(["", "evt/1", "1/evt", `evt_${"1".repeat(252)}`, undefined])(
    "that Stripe signed, of an event called %j, is an error of ours or theirs, and no forgery",
    (id) => {
      expect(() => read(signDelivery({ ...event, id }, NOON))).toThrow();
    },
  );

  it("that names two times is refused, of which the library would take the last", () => {
    const { body, signature } = signDelivery(event, NOON);
    expect(read({ body, signature: `t=${NOON.getTime() / 1000 + 1000},${signature}` })).toBeUndefined();
  });
});
