import { wishPlot } from '../wish-plot.ts'

export const stuttering = wishPlot({
  id: 'wish-stuttering',
  wishes: ['stutter', 'stutters', 'stuttering', 'stuttered', 'stammer', 'stammers', 'stammering', 'stammered', 'stutterer', 'words get stuck', 'word gets stuck', 'words getting stuck', 'words got stuck', 'gets stuck on words', 'stuck on words', 'stuck on a word', 'stuck on first word', 'words stuck mouth', 'words stuck excited', 'words won’t come out', 'words don’t come out', 'word won’t come out', 'can’t get words out', 'getting words out', 'trips over words', 'tripping over words', 'stumbles over words', 'repeats first sound', 'repeats sounds talking', 'repeats first letter', 'repeats the first sound when he talks', 'repeats sounds', 'repeating first sound', 'repeating sounds', 'repeats a sound', 'same sound over and over talks', 'stammers at school', 'stutters at school', 'stuttering therapy', 'word stuck in his mouth', 'word stuck in her mouth', 'people finish her sentences', 'people finish his sentences', 'finishing sentences for him', 'finishing sentences for her', 'can’t get the word out', 'tartamudea'],
  answers: ['excited', 'repeats', 'shy', 'because', 'explain', 'year', 'old', 'about', 'teacher', 'question',  'talk', 'talks', 'talking', 'speak', 'speaks', 'speaking', 'speech', 'word', 'words', 'mouth', 'stuck', 'get', 'gets', 'come', 'out', 'first', 'sound', 'sounds', 'letter', 'letters', 'says', 'say', 'saying', 'why', 'asks', 'asked', 'asking', 'wants', 'know', 'when', 'started', 'has', 'lately', 'again', 'lot', 'bit', 'sometimes', 'always', 'upset', 'cross', 'frustrated', 'nervous', 'shy', 'therapist', 'therapy', 'school', 'nursery', 'class', 'child', 'friend', 'boy', 'girl', 'people', 'finish', 'sentences', 'sentence', 'himself', 'herself', 'happy', 'tired', 'fast', 'tell', 'telling', 'story', 'news', 'repeats', 'beginning', 'over', 'can’t', 'won’t', 'don’t', 'trouble', 'read', 'reads', 'loud', 'dog', 'aloud'],
  except: ['engine', 'car', 'robot', 'fish', 'bone', 'swallow', 'lines', 'play', 'stage', 'test', 'spelling', 'bullied', 'bully', 'bullies', 'teased', 'teases', 'teasing', 'laughed', 'laugh', 'laughs', 'mocked', 'mocking', 'copied', 'copies', 'hit', 'hurt', 'hospital', 'stroke', 'accident', 'died', 'rude', 'swear', 'bad', 'song', 'book', 'king', 'cry', 'cried', 'crying'],
  moods: ['learning', 'waiting', 'proud', 'losing'],
  company: ['egg', 'fridge', 'butter'],
  about: 'The hero’s words get stuck, and everybody pushes, until a joke is told whose last word is meant to stick.',
  titles: ['Brown and Sticky', 'Standing Right Behind It', '{H} Tells the Joke', 'Nobody Push', 'As Long as It Is'],
  want: [
    {
      id: 'the-joke',
      A: 'partner',
      paragraphs: [
        '{H} had been told a joke, and it was the best in the world. It had to be told over the bread and butter. But {H} stuttered when {H} was excited, and who wouldn’t be excited? “What’s b-b-b…” said {H}. The word got stuck. “Blue?” said {A} quickly.',
        '{H} shook a head that was full of joke. “What’s b-b-b…” “Big? Bumpy? Behind us?” {A} only wanted to help.'
      ]
    }
  ],
  way: [
    {
      id: 'back-to-the-start',
      A: 'partner',
      paragraphs: [
        'Each time {A} held out a word, it was the wrong one. Each time {H} had to go back to the beginning. Once {H} got as far as “brown”. “Bread!” cried {A}, out of pure joy. “What’s brown bread? I know that!”',
        '“It isn’t bread,” said {H}, and for once nothing stuck. Then {H} folded both arms, and the joke stayed in.'
      ]
    },
    {
      id: 'take-a-breath',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Take a deep breath,” said {A}. {H} took one. Now there was a breath in there as well, and the word was behind that. “Or say it slowly,” said {A}. {H} said it slowly. It was stuck for longer.',
        '“Everybody tells me those two,” said {H}. “The m-m-man at the library does. The bus driver did.” {A} had been about to say a third, and ate a raisin.'
      ]
    },
    {
      id: 'some-days',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Yesterday you talked right through breakfast,” said {A}, “and it never caught.” “That was yesterday,” said {H}. There were days when words ran out like peas. On others each B had glue on it. It wasn’t like rain. You couldn’t see it coming from the window.',
        '“Is it the same letter every time?” asked {A}. It had been mostly the B all week. On Sunday it was K, just when there was cake.'
      ]
    },
    {
      id: 'singing-it',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“It doesn’t do it in songs,” said {H}. It was quite true. They sang the one with the ten green bottles, down to four, and not a bottle stuck. “Then sing everything!” said {A}, and sang for the salt.',
        '{H} sang back that the salt was by the window, la, la. It went beautifully. But after a while you couldn’t say a thing without a tune. “No,” said {H}. “I’d rather have my own w-way.” {A} sang that this was all right.'
      ]
    },
    {
      id: 'both-together',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They tried saying a thing both at once. “Monday, Tuesday, Wednesday,” they said, like two feet on the stairs. Nothing caught anywhere. “How does it know that I’m there?” asked {A}.',
        '{H} didn’t know. Nobody quite does, not even people who have studied it. “Thursday,” said {H} alone, to see, and it came. “F-F-Friday.” There it was. “It’s always looking forward to Friday,” said {A}.'
      ]
    },
    {
      id: 'on-the-telephone',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The telephone was the worst. “Hello?” it said. {H} had a hello too, only it was still on its way. “Hello? Is anybody there?” Then it went click, because it thought that nobody was.',
        '“I was there all the time,” said {H}. Now {H} tapped on it first with a fingernail, three small taps. Those who knew {H} knew what that meant. It meant: I’m here, and there’s more coming.'
      ]
    },
    {
      id: 'saying-another-word',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Sometimes {H} took another word instead. When “milk” would not come, it was “the white one”. When “marmalade” stuck, it was “the orange one with bits”. {A} fetched a carrot. {H} looked at it, and ate it, so that {A} needn’t be sorry.',
        '“I’d rather have waited for the right one,” said {A}. “So would I,” said {H}. “I’ve never wanted a c-carrot less.”'
      ]
    },
    {
      id: 'the-list-of-those',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Who else has it?” asked {H}. “One grown-up in about a hundred,” said {A}. They thought of a hundred. That was two buses, with people standing. “So there’s one in every two b-buses,” said {H}.',
        'A good many had been famous, and one had been a king, who made speeches all the same. {H} wondered whether he’d known any jokes. Perhaps he had, and nobody had let him get to the end of one.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{H} told the joke to {A} instead. {A} never pushed. {A} had no word to hold out, neither a wrong one nor a right one. “What’s b-b-brown and s-sticky?” {A} looked at {H} as if there were nothing else in the room.',
        'So {H} told the end as well. {A} did not laugh. But {A} had never once said “Blue”, either.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“There was a baker in our street who stammered,” said {S}. “He stuck on B, and there it stood above his shop: Baker, Bread and Buns. We used to stand and wait for our bread. It smelled so good in there that nobody minded.” “Did it go away?” asked {A}.',
        '“It was there when he was eighty,” said {S}. “He’d told us everything by then. He was the one with the best news in the town.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Can I see it?” asked {S}, and looked into {A}’s mouth. {A} opened it wide. There were teeth, and a tongue, and behind that it got dark. “I can’t see any word,” said {S}. “It’s further b-back,” said {A}.',
        '{S} fetched a torch. No word showed up in that either. “Come when you like,” {S} called down, quite softly, so as not to startle it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was saying something, too. “Ba-ba-ba,” said {A}, and then, after a look at the spoon, “ba-ba.” Nobody held out a word. Everybody clapped. “You’re lucky,” said {H}. “With you they think that’s the whole of it.”',
        '{A} leaned across, and patted {H} on the mouth with a wet hand. “B-b-ba,” said {H}. It was the best talk that the two of them had ever had.'
      ]
    },
    {
      id: 'why-pip-asked',
      A: 'partner',
      paragraphs: [
        'Pip came from next door to borrow an egg. “What’s the matter with you?” asked Pip. “I’ve got a j-j-joke,” said {H}. “Why do you talk like that?” asked Pip, who was four. It went quiet. “I stutter,” said {H}. “My w-words get stuck.”',
        '“Some people are made so,” said {A}. “The word sets off, and on the way to the mouth it catches. It’s nobody’s fault.” “And is it gone now?” asked Pip. “No,” said {H}. “It’s standing right b-behind the door. But if you all push from your side, it can’t come out.” {A} turned pink, and sat down on both hands.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-last-word',
      A: 'partner',
      paragraphs: [
        'So {H} tried it once more. “What’s b-b-brown and s-s-sticky?” Nobody pushed. Pip didn’t know. {A} kept both lips shut, very tight. “A st…” said {H}, and there it stuck.',
        'It stuck as it never had before. You could hear the fridge. {A} leaned so far forward that there was butter on {A}’s chin. Pip leaned over the egg. And they waited. “…ick,” said {H}.',
        'A stick! Pip slid under the table, egg and all. “It was stuck!” cried {A}. “The stick was stuck!” They laughed until {H} got hiccups.'
      ]
    },
    {
      id: 'again-and-again',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Pip wanted it again, right from the start. {H} told it four times. It came out another way each time. Once it stuck at “sticky”, and once at “what”, where there isn’t even a joke yet. {A} shook with laughing already.',
        'Once it went straight through, without a stop. They all sat there. “That was too quick,” said Pip. “I wasn’t ready.” So {H} had to do that one over.'
      ]
    },
    {
      id: 'sitting-on-hands',
      A: 'other',
      spare: 13,
      paragraphs: [
        'It wasn’t easy to wait. {A} found that out. A word came up in {A} by itself, like toast, and wanted to be handed over. {A} looked at {H}’s eyes instead, for that’s the place to look. The eyes were in no trouble at all. They were laughing already.',
        '“What did you do with yours?” asked {H} after that. “I swallowed it,” said {A}. “It was ‘treacle’.” {H} thought that it must have gone down well.'
      ]
    },
    {
      id: 'pip-comes-back',
      A: 'partner',
      paragraphs: [
        'Before long Pip was at the door again, without the egg. “I told it at home,” said Pip. “I said it straight out, and nobody laughed. How long do you have to wait before the stick?”',
        '“I don’t do the w-waiting,” said {H}. “You do that. It’s as long as it is.” Pip nodded, and took the joke back home, very carefully, like another egg.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned closer, so as to miss nothing of the joke.',
      '{names} pricked up whatever there was to prick up.',
      { text: '{names} held up one finger for the first word, as if it could be counted out.', needs: ['hands'] },
      { text: '{names} pulled up a chair for the end of the joke.', needs: ['hands'] }
    ],
    way: [
      '{names} looked from {H} to the bread and back.',
      '{names} stopped pushing as well, just in case.',
      { text: '{names} chose the egg for Pip, a brown one.', needs: ['hands'] },
      { text: '{names} laid a hand over a mouth that had been about to help.', needs: ['hands'] }
    ],
    turn: [
      '{names} held very still until the stick had come.',
      '{names} joined Pip under the table.',
      { text: '{names} thumped {H} on the back, for the hiccups.', needs: ['hands'] },
      { text: '{names} wiped the butter off a chin.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs were pushed in. On the sill lay a stick that had come in on a shoe. It was brown.',
    '{H} washed, and lay down. There was one more thing to say, and it stuck a bit. Everybody stood in the door until it came. It was “night”.'
  ],
  last: [
    'The last word took its time, and nobody pushed, and {H} was asleep.',
    'Behind the door the words lay down one after the other, and {H} slept.'
  ]
})
