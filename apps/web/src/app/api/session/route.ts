import { createSession, endSession } from "@farwork/data/session";
import type { NextRequest } from "next/server";

import { closeSession, openSession } from "../../../account/session-endpoint.ts";
import { openServerClient } from "../../../data/server-client.ts";
import { readEnv } from "../../../env.ts";
import { limitVisitor } from "../../../requests/limit-visitor.ts";

export async function POST(request: Request): Promise<Response> {
  const mint = async (idToken: string) => createSession(await openServerClient(), idToken);
  return limitVisitor(request, "session") ?? openSession(request, mint, { siteUrl: readEnv().SITE_URL });
}

export async function DELETE(request: NextRequest): Promise<Response> {
  const end = async (sessionCookie: string) => endSession(await openServerClient(), sessionCookie);
  return limitVisitor(request, "session") ?? closeSession(request, end, { siteUrl: readEnv().SITE_URL });
}
