"use client";

import { withMarketingParams } from "@farwork/domain/links";
import type { ComponentProps } from "react";

import { PageLink } from "./page-link.tsx";
import { useLanding } from "./use-landing.ts";

/**
 * A link to a page of ours that carries on the marketing parameters of the address it stands on. For the parts that
 * no page hands its address to: header, footer, forms, notices.
 *
 * @example <SiteLink href="/log-in" className="text-link">Log in</SiteLink>
 */
export function SiteLink({ href, ...rest }: ComponentProps<typeof PageLink>) {
  return <PageLink {...rest} href={withMarketingParams(href, useLanding())} />;
}
