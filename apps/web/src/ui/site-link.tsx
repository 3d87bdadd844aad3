"use client";

import { withMarketingParams } from "@farwork/domain/links";
import type { ComponentProps } from "react";

import { PageLink } from "./page-link.tsx";
import { useLanding } from "./use-landing.ts";

/**
 * A link to a page of this site that keeps the current address's marketing parameters. For parts that do not get the
 * address from their page: header, footer, forms, notices.
 *
 * @example <SiteLink href="/log-in" className="text-link">Log in</SiteLink>
 */
export function SiteLink({ href, ...rest }: ComponentProps<typeof PageLink>) {
  return <PageLink {...rest} href={withMarketingParams(href, useLanding())} />;
}
