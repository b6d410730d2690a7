-- «ё» is searched as «е»: keys of streets that are loaded already, as `api/streets/street-words.ts` writes them.
UPDATE "Street" SET "key" = replace("key", 'yo', 'e') WHERE "name" ~ '[ёЁ]|[еЕ]\u0308';
