import { createSession } from "@farwork/data/session";

import { closeSession, openSession } from "../../../account/session-endpoint.ts";
import { openServerClient } from "../../../data/server-client.ts";
import { readEnv } from "../../../env.ts";
import { limitVisitor } from "../../../requests/limit-visitor.ts";

export async function POST(request: Request): Promise<Response> {
  const mint = async (idToken: string) => createSession(await openServerClient(), idToken);
  return limitVisitor(request, "session") ?? openSession(request, mint, { siteUrl: readEnv().SITE_URL });
}

export function DELETE(request: Request): Response {
  return limitVisitor(request, "session") ?? closeSession(request, { siteUrl: readEnv().SITE_URL });
}
