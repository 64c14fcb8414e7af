import { ofUser } from "#src/auth/tables.ts";
import { index, integer, primaryKey, table, text } from "#src/db/columns.ts";

/** `id` is a hash of the uploaded file, so the same file is stored once. */
export const photos = table("photos", {
  id: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  placeholder: text().notNull(),
  createdAt: integer().notNull(),
});

/** Who uploaded which photo. Only uploaders may use a photo. */
export const photoUploads = table(
  "photo_uploads",
  {
    photoId: text()
      .notNull()
      .references(() => photos.id, { onDelete: "cascade" }),
    ownerId: ofUser(),
    createdAt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.photoId, t.ownerId] }), index("photo_uploads_created_at").on(t.createdAt)],
);
