import { readBackendConfig } from "../../../../platform/backend/backend-config.ts";
import { proxyImage } from "../../../../platform/images/proxy-image.ts";

/** The logo that a job has, or the picture in its text at the address `url`: some 30 of them on a page of a listing. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/picture/[jobId]">,
): Promise<Response> {
  return proxyImage(request, (await params).jobId, readBackendConfig());
}
