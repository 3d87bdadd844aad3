import { createSession, endSession } from "@farwork/data/session";
import type { NextRequest } from "next/server";

import { openServerClient } from "../../../platform/backend/server-client.ts";
import { readEnv } from "../../../platform/env.ts";
import { closeSession, type MintSession, openSession } from "../../../platform/session/session-endpoint.ts";

export async function POST(request: NextRequest): Promise<Response> {
  const mint: MintSession = async ({ idToken, ...known }) =>
    createSession(await openServerClient(), idToken, known);
  return openSession(request, mint, { siteUrl: readEnv().SITE_URL });
}

export async function DELETE(request: NextRequest): Promise<Response> {
  const end = async (sessionCookie: string) => endSession(await openServerClient(), sessionCookie);
  return closeSession(request, end, { siteUrl: readEnv().SITE_URL });
}
