import { expect, it } from "vitest";

import { refuseLocalInbox } from "./refuse-local-inbox.ts";

const EMULATED = { FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080" };

it.each(["http://127.0.0.1:4010", "http://localhost:4010/", "http://[::1]:4010"])(
  "does not send digests of real people to a local inbox: %s",
  (EMAIL_API_BASE) => {
    expect(() => refuseLocalInbox({ EMAIL_API_BASE })).toThrow(/^EMAIL_API_BASE is an inbox on this machine/);
    expect(() => refuseLocalInbox({ EMAIL_API_BASE, ...EMULATED })).not.toThrow();
  },
);

it("sends digests to a remote email service", () => {
  expect(() => refuseLocalInbox({})).not.toThrow();
  expect(() => refuseLocalInbox({ EMAIL_API_BASE: "https://mail.example" })).not.toThrow();
});
