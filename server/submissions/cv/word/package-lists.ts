import type { HeldReason } from '../../../../contract/cv-verdict.ts';

/** What a part may be, by the last word of the relationship that leads to it. Case and namespace say nothing. */
export const harmlessRelationships = new Set(
  `officedocument styles extended-properties extendedproperties core-properties coreproperties custom-properties
  customproperties fonttable settings theme websettings footnotes endnotes styleswitheffects styleswithteffects
  numbering customxml customxmlprops header footer image chart chartex chartcolorstyle chartstyle thumbnail
  glossarydocument people person comments commentsextended commentsids commentsextensible diagramdata diagramlayout
  diagramquickstyle diagramcolors diagramdrawing signature origin certificate themeoverride chartusershapes hdphoto font
  hyperlink documenttasks intelligence printersettings ink model3d classificationlabels labelinfo classificationlabel
  docpart settingslist userattributes wpscustomdata wpsrevision revisioninfo
  worksheet chartsheet sharedstrings calcchain sheetmetadata table tablesinglecells pivottable pivotcachedefinition
  pivotcacherecords slicer slicercache timeline timelinecache drawing vmldrawing legacydrawing threadedcomment
  rdrichvalue rdrichvaluestructure rdrichvaluetypes richvaluerel rdsupportingpropertybag
  rdsupportingpropertybagstructure rdarray dynamicarray richstyles usernames revisionheaders namedsheetview
  slide slidelayout slidemaster notesslide notesmaster handoutmaster presprops viewprops tablestyles tags commentauthors
  authors changesinfo custompropertypart customproperty`.split(/\s+/),
);

export const activeRelationships: ReadonlyMap<string, HeldReason> = new Map<string, HeldReason>([
  ['vbaproject', 'macro'],
  ['vbaprojectsignature', 'macro'],
  ['vbaprojectsignatureagile', 'macro'],
  ['vbaprojectsignaturev3', 'macro'],
  ['wordvbadata', 'macro'],
  ['xlmacrosheet', 'macro'],
  ['xlintlmacrosheet', 'macro'],
  ['dialogsheet', 'macro'],
  ['keymapcustomizations', 'macro'],
  ['attachedtoolbars', 'macro'],
  ['extensibility', 'macro'],
  ['uicustomization', 'macro'],
  ['control', 'control'],
  ['activexcontrolbinary', 'control'],
  ['ctrlprop', 'control'],
  ['webextension', 'control'],
  ['webextensiontaskpanes', 'control'],
  ['afchunk', 'embeddedObject'],
  ['frame', 'fetches'],
  ['subdocument', 'fetches'],
  ['mailmergesource', 'fetches'],
  ['mailmergeheadersource', 'fetches'],
  ['recipientdata', 'fetches'],
  ['externallink', 'fetches'],
  ['externallinkpath', 'fetches'],
  ['connections', 'fetches'],
  ['querytable', 'fetches'],
  ['xmlmaps', 'fetches'],
  ['audio', 'media'],
  ['video', 'media'],
  ['media', 'media'],
]);

/** Parts that are whole files of their own, judged as such. */
export const fileRelationships = new Set(['package', 'oleobject']);

/** Relationships to bytes: what they lead to is opened as a picture, a font or not at all, never read as XML of Word's. */
export const byteRelationships = new Set(
  'image thumbnail hdphoto font printersettings origin certificate model3d'.split(' '),
);

/** A part's own type: what the office program takes it for. */
const xmlTypes = [
  /^application\/vnd\.openxmlformats-officedocument\.(?:wordprocessingml|spreadsheetml|presentationml|drawingml|extended-properties|custom-properties|customxmlproperties|theme|themeoverride)(?:\.[\w.]+)?\+xml$/,
  /^application\/vnd\.openxmlformats-package\.(?:relationships|core-properties|digital-signature-xmlsignature)\+xml$/,
  /^application\/vnd\.ms-(?:word|office|excel|powerpoint)\.(?:styleswitheffects|chartcolorstyle|chartstyle|chartex|drawingml\.diagramdrawing|classificationlabels|intelligence2|documenttasks|threadedcomments|person|slicer|slicercache|timeline|timelinecache|rdrichvalue\w*|richvaluerel|rdarray|namedsheetviews|changesinfo|revisioninfo|authors|comments\w*)\+xml$/,
  /^application\/(?:[\w.-]+\+)?xml$/,
  /^text\/xml$/,
  /^application\/vnd\.openxmlformats-officedocument\.vmldrawing$/,
  /^image\/svg\+xml$/,
];
const activeTypes: readonly (readonly [RegExp, HeldReason])[] = [
  [
    /macroenabled|vbaproject|vbadata|macrosheet|keymapcustomizations|attachedtoolbars|dialogsheet|binary/,
    'macro',
  ],
  [/activex|webextension|controlproperties/, 'control'],
  [/externallink|connections|querytable|mailmerge/, 'fetches'],
  [/xhtml|html|rtf|javascript|ecmascript|msdownload|x-ms/, 'embeddedObject'],
];
const fontTypes =
  /^application\/(?:vnd\.openxmlformats-officedocument\.obfuscatedfont|x-font(?:data|-ttf|-otf)?|vnd\.ms-opentype|font-\w+)$|^font\//;
const bareTypes =
  /printersettings$|^application\/vnd\.openxmlformats-package\.digital-signature-(?:origin|certificate)$|^model\/gltf/;
const fileTypes =
  /^application\/(?:vnd\.openxmlformats-officedocument\.(?:oleobject|package|(?:wordprocessingml|spreadsheetml|presentationml)\.(?:document|sheet|presentation|slide|slideshow|template))|vnd\.ms-(?:excel|word|powerpoint)|msword|pdf|octet-stream|x-ole-storage|bin)$/;

export type PartClass = 'xml' | 'image' | 'font' | 'bare' | 'file';

export function classOfType(type: string): PartClass | HeldReason | undefined {
  const lower = type.toLowerCase().split(';', 1)[0]?.trim() ?? '';
  for (const [pattern, reason] of activeTypes) if (pattern.test(lower)) return reason;
  if (xmlTypes.some((pattern) => pattern.test(lower))) return 'xml';
  if (lower.startsWith('image/')) return 'image';
  if (fontTypes.test(lower)) return 'font';
  if (bareTypes.test(lower)) return 'bare';
  return fileTypes.test(lower) ? 'file' : undefined;
}

export const isWordMain = (type: string): boolean =>
  /^application\/vnd\.(?:openxmlformats-officedocument\.wordprocessingml|ms-word)\.(?:document|template)(?:\.macroenabled(?:template)?)?\.main\+xml$/i.test(
    type,
  );
