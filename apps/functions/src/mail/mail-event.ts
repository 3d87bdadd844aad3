import { WireDate } from "@farwork/domain";
import * as z from "zod/mini";

/** What the mail service told of an address: nothing reaches it, or whoever reads there calls our mail spam. */
export interface MailEvent {
  readonly kind: "bounced" | "complained";
  readonly email: string;
  readonly at: Date;
}

const Told = z.object({
  type: z.string(),
  created_at: WireDate,
  data: z.object({
    to: z.array(z.string()),
    bounce: z.optional(z.object({ type: z.string() })),
  }),
});

/**
 * What an event of Resend's says that we act on; nothing for all others. A bounce that is called transient is none yet:
 * the address may work tomorrow. `email.suppressed` is what mail to an address becomes that bounced before.
 */
export function readMailEvent(event: unknown): MailEvent | undefined {
  const parsed = z.safeParse(Told, event);
  const [email] = parsed.data?.data.to ?? [];
  if (!parsed.success || email === undefined) return undefined;
  const { type, created_at: at, data } = parsed.data;
  if (type === "email.complained") return { kind: "complained", email, at };
  const isBounce = type === "email.bounced" && data.bounce?.type.toLowerCase() !== "transient";
  return isBounce || type === "email.suppressed" ? { kind: "bounced", email, at } : undefined;
}
