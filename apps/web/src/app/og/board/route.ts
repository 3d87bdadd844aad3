import { answerPicture } from "../../../og/answer-picture.ts";
import { BOARD_PICTURE } from "../../../og/picture.ts";
import { limitVisitor } from "../../../requests/limit-visitor.ts";

export async function GET(request: Request): Promise<Response> {
  const refused = limitVisitor(request, "og");
  if (refused) return refused;
  return answerPicture(BOARD_PICTURE, request);
}
