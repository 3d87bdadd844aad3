import * as z from "zod/mini";

import { needAddress, PROJECT } from "./emulators.ts";

const Claims = z.looseObject({ auth_time: z.number() });

/** What a token says; `auth_time` is when its sign-in began, in epoch seconds. */
export function readClaims(token: string): z.infer<typeof Claims> {
  return z.parse(Claims, JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()));
}

/** Changes what a token claims, as somebody could who holds one of their own. The emulator's carry no signature. */
export function reclaim(token: string, changes: object): string {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const claims: object = JSON.parse(Buffer.from(payload, "base64url").toString());
  return `${header}.${encode({ ...claims, ...changes })}.${signature}`;
}

/** The same token of a sign-in so many seconds ago. */
export function age(token: string, seconds: number): string {
  return reclaim(token, { auth_time: Math.floor(Date.now() / 1000) - seconds });
}

/** A part of a token. */
export const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** What a callable answers to this token, as it is sent. */
export async function callWith(name: string, token: string, data: object = {}): Promise<unknown> {
  const answer = await fetch(
    `http://${needAddress("FUNCTIONS_EMULATOR_HOST")}/${PROJECT}/us-central1/${name}`,
    {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ data }),
    },
  );
  return answer.json();
}
