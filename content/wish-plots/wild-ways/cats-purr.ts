import { wishPlot } from '../wish-plot.ts'

export const catsPurr = wishPlot({
  id: 'wish-cats-purr',
  wishes: ['cats purr', 'cat purr', 'cat purrs', 'cats purring', 'cat purring', 'cat purred', 'kittens purr', 'kitten purrs', 'kitten purring', 'kitty purrs', 'kitty purring', 'why purr', 'how purr', 'purr', 'purrs', 'purring', 'purred', 'purrs lap', 'purring lap', 'purrs loud', 'purrs loudly', 'purring loudly', 'purrs all night', 'cat purrs loudly night', 'cat purrs night', 'cat purring night', 'cat purrs loudly', 'loud purr', 'loud purring', 'loudest purr', 'what purring means', 'what purr means', 'learns to purr', 'learning to purr', 'cat motor', 'cat hums', 'cat humming', 'cat rumbles', 'cat vibrates'],
  asked: 'fact',
  answers: ['why', 'how', 'what', 'when', 'do', 'does', 'is', 'are', 'cat', 'cats', 'kitten', 'kittens', 'kitty', 'pussycat', 'puss', 'tomcat', 'our', 'my', 'grey', 'black', 'white', 'ginger', 'tabby', 'fluffy', 'fat', 'old', 'purr', 'purrs', 'purring', 'purred', 'make', 'makes', 'making', 'sound', 'noise', 'motor', 'engine', 'hum', 'hums', 'humming', 'rumble', 'rumbles', 'loud', 'loudly', 'loudest', 'soft', 'softly', 'so', 'very', 'always', 'all', 'night', 'day', 'evening', 'morning', 'happy', 'content', 'mean', 'means', 'say', 'says', 'saying', 'tell', 'me', 'us', 'stroke', 'stroked', 'stroking', 'pet', 'lap', 'knee', 'knees', 'bed', 'pillow', 'sofa', 'chair', 'tummy', 'throat', 'inside', 'sits', 'sit', 'sleeps', 'sleeping', 'asleep', 'lies', 'next', 'door', 'neighbour', 'grandma', 'granny', 'nana', 'grandpa', 'answer', 'answers', 'back', 'learn', 'learns', 'know', 'wants', 'story', 'about', 'really', 'like', 'little', 'can', 'stop', 'stops'],
  except: ['died', 'dead', 'dies', 'dying', 'misses', 'missed', 'poorly', 'ill', 'sick', 'vet', 'hurt', 'lost', 'missing', 'can’t', 'cannot', 'couldn’t', 'forgot', 'forgotten', 'lion', 'lions', 'tiger', 'tigers', 'cheetah', 'dragon', 'dragons', 'car', 'bus', 'fridge', 'digger', 'monster', 'robot', 'dog', 'dogs', 'mouse', 'mice', 'stuck', 'tree', 'behind sofa', 'boots', 'ninja', 'space', 'rabbit', 'hamster'],
  moods: ['question', 'learning', 'first'],
  company: ['cat', 'cats', 'kitten', 'kittens', 'book', 'pear', 'lap', 'rug', 'fridge', 'lion', 'mother', 'thorn', 'telephone', 'spoon'],
  about: 'The hero wants to answer a cat that purrs on the lap and always runs out of breath, until its side shows that it purrs both ways, out and in; and what it says is found by lifting one knee.',
  titles: ['Out and In', 'What the Cat Said', '{H} Answers a Cat', 'Stay Just As You Are', 'No Gap for Breath'],
  want: [
    {
      id: 'the-book-hummed',
      A: 'partner',
      paragraphs: [
        '{H} sat on the rug with a book when the neighbours’ grey cat got onto {H}’s lap. It turned round once, and began to purr. It purred so hard that the book hummed. “Why do cats purr?” asked {H}. “Because they’re happy,” said {A}. Everybody said that.',
        '“But it’s telling me something,” said {H}. “It’s been telling me the same thing for ten minutes. I want to purr back.”'
      ]
    }
  ],
  way: [
    {
      id: 'out-of-breath',
      A: 'partner',
      paragraphs: [
        '{H} bent down to one grey ear, and purred. It was a good purr, a long one, with {H}’s tongue trembling in it. Then {H} had no air left and had to stop. The cat opened one eye, as if a person had walked off in the middle of a word.',
        '{H} tried a longer one. At the end of it {A} said that {H}’s face was the colour of jam. “It just goes on,” said {H}. “When does it breathe?”'
      ]
    },
    {
      id: 'where-is-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“First you’ve got to know where it keeps the purr,” said {A}. So {H} laid one ear on the cat. At the tail there was nothing at all. In the middle it sounded like a bus in the next street. Under the chin it was loudest, and it tickled.',
        '“It lives in the throat,” said {H}. Then {H} felt {H}’s own throat, and purred, and there it trembled too. “So I’ve got the right place,” said {H}. “Mine’s only shorter.”'
      ]
    },
    {
      id: 'pet-comes-too',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} came to see what was humming. {A} looked at the book first, since that was humming, and found nothing in it. Then {A} lay down as near as the cat would allow, with a chin on {H}’s foot.',
        'The purr came down through the knee and the ankle, and into that chin. {A} sighed. “Now it’s telling {A} as well,” said {H}. It seemed to be something that {A} had always thought.'
      ]
    },
    {
      id: 'the-fridge',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“The fridge does that,” said {A}, “and nobody’s ever asked it why.” {A} went and leaned one ear on its door. It hummed for a long time without taking a breath. Then it gave a shake, and was quiet.',
        '“It ran out as well,” said {H}. {A} stroked it, along the top, to see if it would begin again. It did, after a while. “Happy,” said {A}. But the cat hadn’t stopped once, and it had done all that without a plug.'
      ]
    },
    {
      id: 'how-fast',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It trembles twenty-five times a second,” said {A}. {H} wanted to know what that was like. So {H} drummed on the book with one finger, as fast as it would go. {A} counted six in a second. With two fingers it was eleven, and then they got in each other’s way.',
        '“I’d need a few more hands,” said {H}. The cat had all four paws folded underneath. It was doing twenty-five with none.'
      ]
    },
    {
      id: 'the-thorn',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It had a thorn in its paw, in spring,” said {A}, “and it purred then, too.” {H} stopped stroking. “Was it happy about the thorn?” It had not been. It had growled at the thorn. Then it had lain down in its basket, and purred to itself until bedtime.',
        '“So happy isn’t all of it,” said {H}. “Perhaps it told the paw something.” The paw stretched out all its toes, and had nothing to add.'
      ]
    },
    {
      id: 'elder-telephone',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My aunt’s cat liked the telephone,” said {S}. “It lay down on the table with its chin on the part you talk into. Whoever rang her heard nothing but purring.” “What did they do?” asked {A}. “They thought that she was snoring,” said {S}, “and rang again later.”',
        'One had stayed on until the very end. “He said that he’d never been listened to so nicely,” said {S}. {A} gave the cat a look, to see if it could be that one.'
      ]
    },
    {
      id: 'child-is-a-cat',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I can do it,” said {S}, and lay down on the rug, and purred. It went on and on. {A} got down to look into that mouth, and it was going by itself. Every time it stopped, there was a very small cough, and then it went on.',
        '“You cough when you breathe,” said {A}. “That’s the comma,” said {S}. The cat had never used a comma in its life, and turned its ears the other way.'
      ]
    },
    {
      id: 'lions',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“A lion can’t do that,” said {A}. “The cats that roar can’t purr properly, and the ones that purr can’t roar.” {H} thought it would be useful to have both. {H} began with a purr, and then opened wide and let a roar out on top.',
        'The cat got down. It walked once round the rug and thought about it, and got up again. “It’s chosen,” said {H}, and went back to purring. The roar had been shorter in any case.'
      ]
    },
    {
      id: 'hungry-purr',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It’s got another one for breakfast,” said {A}. “It’s nearly the same, but there’s a small cry folded up inside it. It’s very hard to stay in bed with that.” {H} folded a small cry into a purr. {A} found it terrible.',
        '“What do you want to do?” asked {H}. “Open a tin,” said {A}. There was no tin anywhere near. They had to wait until it wore off.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How long can it keep that up?” asked {A}. {H} read aloud to it from the book, so as to see. It purred through a whole chapter about boats, and through the harbour, too. It did not even stop for the full stops.',
        'At the end {H} was hoarse. The cat was not. “It must have a very big breath in there,” said {H}. {H} felt along it for where that might be kept. There was only cat.'
      ]
    },
    {
      id: 'its-side',
      A: 'partner',
      paragraphs: [
        '{A} had been looking at the cat’s side. “It does breathe,” said {A}. “Its side goes out, and its side goes in. And you never hear a gap.” {H} laid a hand there. It went in, and it purred. It went out, and it purred.',
        '“It purrs both ways!” said {H}. “I’ve only been doing half.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-knee',
      A: 'partner',
      paragraphs: [
        'So {H} purred out, and at the end of that, {H} purred in. Inwards it was more of a snore, but there was no gap. The cat shut both eyes, like somebody who is being answered at last. “Now I can say it,” whispered {H}, “and I don’t know what I’m saying.”',
        'There was a pear on the table. {H} lifted one knee to get up, only a little. The purr got louder. {H} put the knee back, and the purr got soft. “Do that again,” said {A}. Up went the knee. Louder.'
      ]
    },
    {
      id: 'other-knee',
      A: 'same',
      spare: 10,
      paragraphs: [
        'To be quite sure they tried the other knee, and then an elbow. With the elbow it hardly changed. “It doesn’t mind what you do up there,” said {A}. {H} turned a page, scratched one ear, and put on a hat. It went on as before.',
        'But one toe had only to think of getting up, and you could hear it. “It’s got very good brakes,” said {H}. They were on the outside, and they were all on {H}.'
      ]
    },
    {
      id: 'mouth-full',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The cat began to wash, and purred all through that. It purred round the tongue. “Try talking with a full mouth,” said {A}, “and see if anybody understands.” {H} held a spoon between {H}’s lips and said good evening. It came out as something about eels.',
        '“A kitten can drink and purr together,” said {A}. “It has to tell its mother, and it doesn’t want to stop.” {H} took out the spoon. With soup it would have been worse.'
      ]
    },
    {
      id: 'stay',
      A: 'partner',
      paragraphs: [
        '“It’s saying stay,” said {H}. {A} knew how that began. “A new kitten can’t see yet, and can’t hear. But it feels its mother purr, so it knows where she is. And it purrs back, so that she doesn’t get up.”',
        '{H} looked down. “So it means, stay just as you are,” said {H}. “And I’ve been saying it back.” The pear stayed where it was. The cat stayed, and {H} stayed, and {A} did too. It was a long talk, and all of it was that.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to hear it, and stood still by the rug.',
      '{names} looked under the rug first, to see what was humming.',
      { text: '{names} held one finger under the grey chin, and it buzzed.', needs: ['hands'] },
      { text: '{names} put a cushion behind {H}, since this might take long.', needs: ['hands'] }
    ],
    way: [
      '{names} took a very deep breath, and got as far as a bumblebee.',
      '{names} hummed a low note, and the cat’s ear turned that way.',
      { text: '{names} fanned {H} with a slipper, between two purrs.', needs: ['hands'] },
      { text: '{names} timed it with the egg timer, and the cat won.', needs: ['hands'] }
    ],
    turn: [
      '{names} wanted to get up as well, and then did not.',
      '{names} went past on tiptoe, and it got louder and softer again.',
      { text: '{names} turned a page for {H}, as {H} had to stay.', needs: ['hands'] },
      { text: '{names} stroked the one place that {H} could not reach.', needs: ['hands'] }
    ]
  },
  bed: [
    'When a bowl rattled next door, the cat got up and went home. {H}’s lap stayed warm for some time, and then {H} ate the pear.',
    '{H} washed, and lay down, and purred, out and in, without a gap. So whoever had come to say good night did not get up just yet.'
  ],
  last: [
    'Out it went and in it went, and nobody could have said when, but {H} was asleep.',
    'Everything stayed just as it was, and {H} was asleep.'
  ]
})
