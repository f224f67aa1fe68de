import { wishPlot } from '../wish-plot.ts'

export const detective = wishPlot({
  id: 'wish-detective-bite',
  wishes: ['detective', 'detectives', 'detectiv', 'detective agency', 'detective club', 'spy', 'spies', 'secret agent', 'secret agents', 'mystery', 'mysteries', 'solve mystery', 'solve case', 'solves case', 'solve the case', 'missing cake', 'missing birthday cake', 'case missing cake', 'detective case', 'solving mystery', 'solves mystery', 'clues', 'sherlock', 'missing sandwich', 'missing biscuit mystery', 'missing cookie mystery'],
  except: ['teddy', 'toy', 'bunny', 'lost', 'dinosaur', 'dinosaurs', 'glass', 'ghost', 'haunted', 'sweets', 'box', 'machine', 'scooby', 'ballet', 'pizza', 'present', 'blue', 'eye'],
  answers: ['detective', 'detectives', 'spy', 'spies', 'secret', 'agent', 'agents', 'mystery', 'mysteries', 'solve', 'solves', 'solving', 'solved', 'clue', 'clues', 'case', 'missing', 'sandwich', 'who', 'took', 'ate', 'find', 'finds', 'finding', 'great', 'little', 'clever', 'find', 'out', 'food', 'snack', 'play', 'playing', 'sherlock', 'mission', 'thief', 'magnifying', 'looking', 'look'],
  company: ['sandwich', 'detective', 'thief', 'inspector', 'bite', 'case'],
  about: 'Out of a sandwich there is a bite so wide that nobody has such a mouth, and the detective tests everybody’s teeth.',
  titles: ['The Case of the Wide Bite', 'Nobody Has a Mouth Like That', '{H} the Detective', 'Bite Here, Please', 'The Thief with Twelve Front Teeth'],
  want: [
    {
      id: 'case',
      A: 'partner',
      paragraphs: [
        '“Nobody touch anything,” said {H}, and turned up one collar. {H} was a detective, and here was a mystery. On the plate lay the last cheese sandwich. It had been whole that morning. Now there was a bite out of it, as wide as a saucer.',
        '“That’s terrible,” said {A}, who was the inspector. “Shall we eat up the rest?” “It’s evidence,” said {H}. “First I want to know who did it.”'
      ]
    }
  ],
  way: [
    {
      id: 'questions',
      A: 'partner',
      paragraphs: [
        'The detective made a magnifying glass out of a finger and a thumb, and looked for clues. There was a trail of crumbs to the sofa. There was one to the door, and one to the bed. At home they led to everybody.',
        '“Where were you at three o’clock?” {H} asked the inspector. “With you.” “Did anybody see you?” “You did,” said {A}. It was a good alibi, and the detective had one just like it.'
      ]
    },
    {
      id: 'fingerprints',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ll take everybody’s fingerprints,” said {H}. They rubbed a pencil on paper until it was black. {A} put a thumb in it, and then on a clean page. “It’s got a whirl in the middle, like the sink,” said {H}.',
        '{H}’s own had an arch like a bridge. “There aren’t two alike in the whole world,” said {H}. Then they looked at the table and the wall. There were a great many now, and all of them were the detective’s.'
      ]
    },
    {
      id: 'shadowing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The detective shadowed the inspector, to see where it led. {A} walked to the kitchen. {H} walked behind, from one chair to the next. {A} stopped. {H} stopped too, with both arms out, as a coat stand.',
        '“That’s new,” said {A}, and hung a jacket on it. Then {A} sat down with a book. It was a long chapter. “Can a coat stand scratch its nose?” asked the coat stand. “I’ve never seen one do it,” said {A}.'
      ]
    },
    {
      id: 'disguise',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A detective must not be known. {H} came back in a hat, with a sock between lip and nose. “Good evening,” said the sock. “I’m a stranger. I’m only looking at your sandwich.” “Good evening, {H},” said {A}.',
        '“How did you know?” “By your feet. Everybody puts on a beard, and nobody changes their feet.” {H} looked down at them. When the stranger came the second time, there was a saucepan on each of them. It was not a quiet stranger.'
      ]
    },
    {
      id: 'lamp',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“I’ll have to question you again,” said {H}, and switched on the lamp. In films it always shines in somebody’s face. It shone in {H}’s. “Who ate it?” asked {H}, with both eyes shut.',
        '“I can’t see who’s asking,” said {A}. “I can’t see who’s answering,” said {H}. They sat for a while in the bright light. Then the inspector turned the lamp to the wall. They made a rabbit on it, which knew nothing either.'
      ]
    },
    {
      id: 'newspaper',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They kept watch, for a thief comes back to see how things are going. Each of them sat behind a newspaper with a hole in it. {H} looked through the hole. There was the sandwich. Nobody came.',
        '{H} looked to the left. There was the other paper, and in its hole was an eye. “Is that you?” whispered {H}. “No,” whispered the eye. “I’m a spy, and I’m reading the weather. Yours is upside down.” {H} turned the paper round.'
      ]
    },
    {
      id: 'password',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Halt,” said {H}. “What’s the password?” “Which one?” asked {A}. “The secret one.” “If I don’t know it, it’s very secret,” said {A}. “I’ll give you a clue. It’s yellow, and has holes in it.” “A sponge?”',
        '“Cheese,” said {H}. “But now I’ve told you, it’s no good any more. I need a new one.” {A} went out and came in again. “Sponge,” said {A}. “How did you know?” asked {H}.'
      ]
    },
    {
      id: 'notebook',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A detective has to put everything down in the notebook. {H} wrote quickly and in secret, so that nobody but the detective could read it. {A} looked over one shoulder. “What’s that?” “A suspect.” “And that?” “His hat. No. It’s the time.”',
        '{H} turned the page round. From the other side it was a hen. “So now not even the detective can read it,” said {A}. “Then it’s quite safe,” said {H}, and shut the book.'
      ]
    },
    {
      id: 'pet-witness',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'There was one witness, and that was {A}. {A} had been there all day, and had looked at the sandwich for most of it. “What did you see?” asked the detective. The witness looked at the sandwich.',
        '“And did you eat of it?” The witness looked at {H}, and very slowly to one side. “It’s got a guilty face,” said {H}. “But that’s from yesterday. It was the butter, and that case is closed.”'
      ]
    },
    {
      id: 'elder-confesses',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’ve got something to confess,” said {S}. The detective took out the pencil. “It was a jam tart,” said {S}. “It stood on a window sill, to cool.” “When?” asked {A}. “I was seven.”',
        '“Who was blamed for it?” “A blackbird,” said {S}. “It sat there afterwards, with jam on its beak. So there’d been two of us.” {A} wrote down the blackbird. It had to be old by now.'
      ]
    },
    {
      id: 'child-did-it',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“It was me,” said {S}. The detective looked up. “Did you eat the sandwich?” “Yes.” “What was in it?” “Strawberries,” said {S}. “And did you break the moon?” asked {A}. “Yes,” said {S}. “Both halves.”',
        '“It wasn’t you,” said {A}. {S} was very sad about it. So the detective put {S} on the list of suspects, at the very top, with a star. That helped.'
      ]
    },
    {
      id: 'baby-crumbs',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had crumbs on the chin, on one ear, and between two toes. “That’s a great deal of evidence,” said the detective, and looked into the suspect’s mouth. There was a good deal of room in it.',
        '“You don’t bite,” said {H}. “You suck things small.” The suspect laughed, and got hold of the magnifying glass, which was {H}’s finger. It was chewed for a while, and it did not come off. After that the suspect was free to go.'
      ]
    },
    {
      id: 'bite-test',
      A: 'partner',
      paragraphs: [
        '“Teeth!” said the detective. “No two people bite alike.” {H} held out a slice of bread. “Bite here, please.” {A} bit, and they laid it beside the sandwich. It was far too narrow. {A} had left six teeth, and the thief had twelve.',
        '“It was a horse,” said {H}. “Or a spy with a very wide mouth.” {A} turned the plate round. “There’s a small point in the middle,” said {A}. “That isn’t one bite. It’s two.”'
      ]
    }
  ],
  turn: [
    {
      id: 'left-half',
      A: 'partner',
      paragraphs: [
        '{H} laid {A}’s slice along the left half. It fitted like a lid. The inspector went red. “I only tidied up the edge,” said {A}. “Somebody had been there before me. I thought it was open.”'
      ]
    },
    {
      id: 'handcuffs',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I have to put handcuffs on you,” said {H}. They took a hair band with a butterfly on it, and {A} held out two wrists. “Is it too tight?” “No. But I can’t do up my shoe.” So the detective did it up.',
        '“And my nose itches.” The detective scratched it. “Further left.” It was a good deal of work, to have caught somebody. {H} took the butterfly off again.'
      ]
    },
    {
      id: 'arrest',
      A: 'partner',
      paragraphs: [
        '“And who was on the right?” asked the detective. There one tooth stood a little further back than the others. {H} looked at every mouth in the room. Then {H}’s tongue felt along {H}’s own teeth, and stopped. {H} took a new slice and bit. It fitted.',
        '“After breakfast,” said {H} slowly. “I was only walking past.” “You could have asked yourself sooner,” said {A}.',
        'So the detective arrested both thieves. The prison was under the table. There they got bread and water, and the bread was the two bitten slices. And as the case was closed, they ate up the evidence too, half each, along the edge.'
      ]
    },
    {
      id: 'famous',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How did you solve it?” asked {A}, as people ask a famous detective. {H} leaned back and put the tips of all ten fingers together. “I looked at what was there,” said {H}, “and then at what wasn’t.”',
        '“What wasn’t there?” “The piece that was missing.” {A} nodded for a long time. “I’d never have thought of looking there,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} backed away from the evidence, with a very clean face.',
      '{names} sniffed round the plate, and had to be moved on.',
      { text: '{names} drew a line round the sandwich, on the tablecloth, in crumbs.', needs: ['hands'] },
      { text: '{names} turned up collars too, and saw rather less that way.', needs: ['hands'] }
    ],
    way: [
      '{names} left a trail of crumbs, right behind the detective.',
      '{names} breathed in, and looked like anybody else.',
      { text: '{names} gave an alibi, with both hands on the table.', needs: ['hands'] },
      { text: '{names} measured the bite with a button, and wrote down five buttons.', needs: ['hands'] }
    ],
    turn: [
      '{names} showed every tooth there was, without being asked.',
      '{names} sat up as straight as the innocent.',
      { text: '{names} held out both wrists, in case that was next.', needs: ['hands'] },
      { text: '{names} brushed the last of the evidence off the inspector.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} washed the plate, and so there was no case left at all. {H}’s collar was turned down again.',
    'Afterwards {H} brushed all the guilty teeth. The one that stood further back had a turn of its own.'
  ],
  last: [
    'There was a dent in one pillow, and it fitted {H}, who was asleep.',
    'Nothing was missing any more, and nobody was wanted, and detective {H} slept.'
  ]
})
