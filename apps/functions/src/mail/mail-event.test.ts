import { describe, expect, it } from "vitest";

import { readMailEvent } from "./mail-event.ts";

const event = (type: string, data: object = {}) => ({
  type,
  created_at: "2026-11-21T12:00:00.000Z",
  data: { email_id: "1", to: ["ada@example.com"], ...data },
});
const told = { email: "ada@example.com", at: new Date("2026-11-21T12:00:00Z") };

describe("an event of the email service", () => {
  it("reports a bounce or a spam complaint", () => {
    const bounce = { type: "Permanent", subType: "General", message: "No such mailbox" };
    expect(readMailEvent(event("email.bounced", { bounce }))).toEqual({ kind: "bounced", ...told });
    expect(readMailEvent(event("email.suppressed"))).toEqual({ kind: "bounced", ...told });
    expect(readMailEvent(event("email.complained"))).toEqual({ kind: "complained", ...told });
  });

  it("ignores a full mailbox", () => {
    const bounce = { type: "Transient", subType: "MailboxFull", message: "Full" };
    expect(readMailEvent(event("email.bounced", { bounce }))).toBeUndefined();
  });

  it.each([
    event("email.delivered"),
    event("email.brand_new"),
    event("email.bounced", { to: [] }),
    event("email.bounced", { to: "ada@example.com" }),
    { type: "contact.created", created_at: "2026-11-21T12:00:00Z", data: { id: "1" } },
    {},
    undefined,
  ])("ignores irrelevant types (%#)", (other) => {
    expect(readMailEvent(other)).toBeUndefined();
  });
});
