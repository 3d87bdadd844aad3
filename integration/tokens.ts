import * as z from "zod/mini";

import { needAddress, PROJECT } from "./emulators.ts";

const Claims = z.looseObject({ auth_time: z.number() });

/** The claims of a token; `auth_time` is the start of its sign-in in epoch seconds. */
export function readClaims(token: string): z.infer<typeof Claims> {
  return z.parse(Claims, JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()));
}

/** Changes the claims of a token, like an attacker with their own token. The emulator's are unsigned. */
export function reclaim(token: string, changes: object): string {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const claims: object = JSON.parse(Buffer.from(payload, "base64url").toString());
  return `${header}.${encode({ ...claims, ...changes })}.${signature}`;
}

/** The same token with a sign-in a number of seconds ago. */
export function age(token: string, seconds: number): string {
  return reclaim(token, { auth_time: Math.floor(Date.now() / 1000) - seconds });
}

/** A part of a token. */
export const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A callable's raw response to this token. */
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
