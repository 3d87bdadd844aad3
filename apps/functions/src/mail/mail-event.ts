import { WireDate } from "@farwork/domain";
import * as z from "zod/mini";

/** A bounce or spam complaint of an address. */
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
 * Reads a relevant Resend event; undefined for others. Transient bounces are ignored: the address may work tomorrow.
 * `email.suppressed` is sent for addresses that bounced before.
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
