/** “Allergic to nuts”, “у ребёнка аллергия на мёд”, “coeliac”. */
const ALLERGY = /allerg|intoleran|c(?:o?e)liac|anaphyla|аллерг|неперенос|целиак|анафила/iu;

/** Whether a note reports an allergy. */
export function tellsOfAllergy(note: string | null): boolean {
  return note !== null && ALLERGY.test(note);
}
