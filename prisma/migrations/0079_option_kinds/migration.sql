-- CreateEnum
CREATE TYPE "MenuOptionKind" AS ENUM ('CHOICE', 'EXTRA', 'REMOVAL');

-- AlterTable
ALTER TABLE "Option" ADD COLUMN     "kind" "MenuOptionKind" NOT NULL DEFAULT 'EXTRA';

-- Until now the kind was guessed from names whenever a dish was ordered; `guessedKind` in domain/option-kind.ts is the same guess. Nothing
-- of the menu changes for its readers, so that no change is noted. Letters of both cases, because not every database knows Cyrillic ones.
ALTER TABLE "Option" DISABLE TRIGGER USER;
UPDATE "Option" option SET "kind" = CASE
  WHEN "group"."minimum" > 0 THEN 'CHOICE'
  WHEN EXISTS (
    SELECT FROM jsonb_each_text("group"."name") text
    WHERE text.value ~* '^(leave out|remove|take out|take away|without|hold|[Уу][Бб][Рр][Аа][Тт][Ьь]|[Ии][Сс][Кк][Лл][Юю][Чч][Ии][Тт][Ьь]|[Бб][Ее][Зз]|weglassen|ohne|sans|senza|sin|sem|bez)'
  ) OR (
    SELECT bool_and(text.value ~* '^(no|without|hold|minus|[Бб][Ее][Зз]|[Кк][Рр][Оо][Мм][Ее]|ohne|kein|keine|sans|senza|sin|sem|bez|zonder|utan|uten)\s')
    FROM jsonb_each_text(option."name") text WHERE text.value <> ''
  ) THEN 'REMOVAL'
  ELSE 'EXTRA'
END::"MenuOptionKind"
FROM "OptionGroup" "group" WHERE "group"."id" = option."optionGroupId";
ALTER TABLE "Option" ENABLE TRIGGER USER;
