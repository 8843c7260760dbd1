import * as v from 'valibot';
import { readFacts } from './readFacts';
import { fields, names, text } from './schemas';

const row = fields({
  /** An export, `Camera` prop or `Camera` method of version 4, or several with the same replacement. */
  v4: names,
  /** Version 5 exports, or their members as `Owner.member`. Empty if there's no replacement. */
  v5: names,
  /** The package that exports `v5`. Defaults to the library. */
  from: v.optional(
    v.picklist(['react-native-vision-camera-barcode-scanner', 'react-native-vision-camera-location']),
  ),
  /** What to change, in Markdown. Version 5 names are in `<code>`. */
  note: text,
});

/** A row for each name. */
const rows = v.pipe(
  v.array(row),
  v.transform((list) => list.flatMap(({ v4, ...rest }) => v4.map((name) => ({ v4: name, ...rest })))),
);

const schema = fields({
  /** Every version 4 export, in the order of the API reference. */
  exports: rows,
  /** Every `Camera` prop of version 4, in source order. */
  props: rows,
  /** Every public `Camera` method of version 4. */
  methods: rows,
});

/** The version 5 replacement of a version 4 name. */
export type Version5Name = v.InferOutput<typeof rows>[number];

/** Returns the version 5 replacement of each version 4 name. */
export const readVersion5 = () => readFacts('docs/facts/version5.yml', schema);
