const COMMAND_LINE = `# One idea in, one captioned video out
npm run make -- "Every lighthouse blinks its own name" \\
  --duration 60 \\
  --aspect 9/16 \\
  --style Storytelling \\
  --captions word \\
  --music calm \\
  --out lighthouse.mp4`

const REST = `# Sign in once; the jar keeps the session
curl -c jar "$SITE/api/auth/sign-in/email" \\
  --json '{"email": "ada@example.com", "password": "…"}'

# The id is yours: a repeated call changes nothing
ID=$(uuidgen)
curl -b jar "$SITE/api/v1/storyboards" --json '{
  "id": "'$ID'", "idea": "Every lighthouse blinks its own name",
  "durationS": 60, "aspectRatio": "9/16", "language": "en",
  "style": "Storytelling", "audience": "General Audience"
}'

# Scenes, prices and states
curl -b jar "$SITE/api/v1/storyboards/$ID"`

export const CODE_SAMPLES = [
  { id: 'rest', code: REST },
  { id: 'command-line', code: COMMAND_LINE },
] as const

export type CodeSampleId = (typeof CODE_SAMPLES)[number]['id']
