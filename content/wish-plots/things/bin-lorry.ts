import { wishPlot } from '../wish-plot.ts'

export const binLorry = wishPlot({
  themes: ['bin-lorry'],
  beginsElsewhere: true,
  wishes: ['wheelie bin', 'wheelie bins', 'wheelie bin blew'],
  except: ['recycling'],
  answers: ['binmen', 'binman', 'dustmen', 'truck', 'men', 'man', 'dustbin', 'wheelie', 'driver', 'dustman', 'garbage'],
  moods: ['afraid'],
  company: ['bin', 'lorry'],
  out: true,
  about: 'The bin will not go out to the lorry, because everything falls out of it, until it hears what an empty bin can do.',
  titles: ['What It’s Like Upside Down', 'I’d Rather Be Full', '{H} and the Bin That Stayed', 'Hello, Hello, Hello', 'By the Collar'],
  want: [
    {
      id: 'not-going',
      A: 'partner',
      paragraphs: [
        'It was Thursday, and on Thursdays the bin lorry came at six. {H} wanted to see it eat. That was the best part of the week. But the bin stood by the wall with its lid shut, and did not move. “I’m not going,” it said.',
        '“But you’re full,” said {H}. “I like being full,” said the bin. “They pick me up by the collar. They turn me upside down, with the whole street looking. And then everything I’ve got falls out.”'
      ]
    }
  ],
  way: [
    {
      id: 'push-and-pull',
      A: 'partner',
      paragraphs: [
        '{H} took hold of the handle and pulled, and {A} pushed from behind. But a bin can make itself very heavy. One wheel said eek, and that was all. “I’ve saved it up all week,” said the bin.',
        '“It’s only rubbish,” said {H}. The lid went up an inch and banged down again.'
      ]
    },
    {
      id: 'what-is-in-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What have you got in there?” asked {A}, more politely. “On Monday there was an eggshell,” said the bin. “Tuesday, that was tea bags. They were still warm.”',
        '“And Wednesday?” asked {H}. The bin thought fondly of Wednesday. “Half a fish finger,” it said. “Somebody here doesn’t finish things.” {H} looked at {A}, and {A} looked at {H}.'
      ]
    },
    {
      id: 'eleven-to-six',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Listen,” said {H}. Far away there was a hiss, and then a bang, and another. “They’re in Mill Road,” said {A}. The bin rolled back by the width of a wheel. “They’re doing the bottles there,” it said. “That takes time. Bottles have a great deal to say.”',
        'They all listened to the bottles. It sounded like a very long piano that somebody pours down the stairs. “They’re laughing,” said {H}. “Is that what it is?” asked the bin. It had always thought that they were calling for help.'
      ]
    },
    {
      id: 'where-it-goes',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“The lorry’s nice,” said {H}. “It’s got an orange light. It’s got a big plate inside that pushes everything together, so that there’s room for the whole town.” “I’ve seen its mouth,” said the bin.',
        '“It hasn’t got any teeth,” said {A}. “It only gums.” The bin had not known that. It was a little better, but not much.'
      ]
    },
    {
      id: 'waving-practice',
      A: 'other',
      spare: 2,
      paragraphs: [
        'It was ten to six. {A} and {H} practised waving, for the driver always waved back. {A} waved with one hand, like a queen. {H} waved with both arms, and jumped.',
        '“They know you by now,” said {A}. “They look out for you. They say, there’s the one who jumps.” “Do they?” said {H}. Then the bin really had to come.'
      ]
    },
    {
      id: 'lid-lock',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Suppose you went with the lid shut,” said {A}. “Then nothing would fall out.” They tied it down with a dressing-gown cord, in a bow. The bin liked the bow. “How do I look?” it asked. “Like a present,” said {H}.',
        '“And they’d open me,” said the bin, after thinking it over. “People do, with presents.” It was true. You could not go to a lorry as a present and then keep it all. {A} undid the bow again, and the bin asked if it might have it on the handle.'
      ]
    },
    {
      id: 'by-the-collar',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Is it because of the height?” asked {A}. “It goes up to there,” said the bin, “and then it tips. I always shut my eyes.” “You’ve got eyes?” asked {H}. “I don’t know,” said the bin. “I’ve always got them shut.”',
        '{H} bent over and looked at the street between two knees. It was all the wrong way up. A dog walked along on the sky. “It isn’t bad,” said {H}, with a red face. “You can see who’s got chewing gum on their shoe.”'
      ]
    },
    {
      id: 'knows-the-bin',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had always thought highly of the bin. {A} came up quite close, and breathed in once for each day of the week.',
        '“At least there’s one who understands me,” said the bin. “You’ve got to let it go,” {H} told them both. {A} breathed in once more.'
      ]
    },
    {
      id: 'once-a-week',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I can’t throw things away either,” said {S} to the bin. “I’ve got a drawer of string. There’s one bit that’s too short for anything.” “What do you keep it for?” asked {A}.',
        '“For something very small,” said {S}. The bin said that it saw that. They stood side by side and thought of things that they had kept.'
      ]
    },
    {
      id: 'is-the-lorry',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was the lorry. {S} came up backwards and said beep, beep, beep. Then {S} lifted a shoe box and tipped it over {S}’s shoulder. There was only a conker in it.',
        '“Did it hurt?” asked the bin. {S} asked the box. “It wants to go again,” said {S}. It had to be done nine times, and the box never once said stop.'
      ]
    },
    {
      id: 'the-little-bin',
      A: 'partner',
      paragraphs: [
        '{A} went and got the little bin from the bathroom. “Would you show us how it’s done?” asked {A}. {H} turned it upside down, and out came some cotton wool. The little bin was very still.',
        '“Oh,” said the little bin then. And inside it the echo said oh, oh, oh. “There’s somebody in here, and it’s me!” The big bin had opened its lid a bit. “Can I do that too?” it asked. “Only when you’re empty,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-orange-light',
      A: 'partner',
      paragraphs: [
        'An orange light came round the corner, and the lorry hissed. “Nobody’s to put anything in me afterwards,” said the bin quickly. “Not until I’ve tried it.” “We promise,” said {A}. So the big bin rolled to the kerb.',
        'Up it went. It tipped, and there went the eggshells and all of the week. {H} waved with both arms. The lorry chewed, and the driver waved back.'
      ]
    },
    {
      id: 'gloves',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The man with the big gloves brought it back himself, on two wheels, round the puddle. “That’s a good bin,” he said. “I’ve got four hundred today, and this one nearly jumped.”',
        '“It’s going to try something,” said {H}. “Ah,” said the man, and he didn’t ask what. He knew a good deal about bins. He banged on the side of the lorry with one glove, and it drove off slowly.'
      ]
    },
    {
      id: 'it-is-a-bass',
      A: 'partner',
      paragraphs: [
        'The bin stood still and said nothing. {H} lifted the lid and looked in over the edge. It was black in there. “Hello?” said {H}.',
        '“Hello,” said the bin. “Hello, hello, hello.” “You’ve got a deep voice,” said {A}. “All that room,” said the bin, “and I’d filled it up with peel.”'
      ]
    },
    {
      id: 'what-it-can-say',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They tried other words in it. {A} said “plum”, and it came back as dark as a ship. {H} said “giraffe”, and you could hear the neck.',
        '“Say something that I haven’t got,” said the bin. “Custard,” said {H}, with both hands round the edge. It was such a fine custard that a window was opened over there.'
      ]
    },
    {
      id: 'until-thursday',
      A: 'partner',
      paragraphs: [
        'The bin sang all the way home, and the little bin did the high bits.',
        'By the wall the big bin stopped. “You may put something in now,” it said. “But something small.” {H} felt in every pocket, and there was a bus ticket. “Thank you,” said the bin. “I’ll keep that until Thursday.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned on the bin, which did not move for that either.',
      '{names} sat down on the kerb, for the show.',
      { text: '{names} wiped the lid, so that it looked its best for the street.', needs: ['hands'] },
      { text: '{names} swept the way to the kerb, with a small broom.', needs: ['hands'] }
    ],
    way: [
      '{names} pushed as well, with a good deal of grunting.',
      '{names} backed off, because the lid had snapped.',
      { text: '{names} oiled the wheel, and it did not say eek any more.', needs: ['hands'] },
      { text: '{names} offered it a tissue, and it took that too.', needs: ['hands'] }
    ],
    turn: [
      '{names} sang one low note into it, and got two back.',
      '{names} howled with delight, and the whole row of bins howled.',
      { text: '{names} held the gate open for the two singing bins.', needs: ['hands'] },
      { text: '{names} waved after the lorry with a cardboard tube.', needs: ['hands'] }
    ]
  },
  bed: [
    'The little bin went back to its corner, and hummed. The big one stood by its wall with the lid a bit open, for the air.',
    'When {H} had washed and lain down, {H} tried it with one hand round {H}’s mouth. Hello, went the pillow, very softly. There was somebody in there.'
  ],
  last: [
    'There was somebody in the pillow, and it was {H}, asleep.',
    'Out by its wall the bin kept a ticket until Thursday, and {H} slept.'
  ]
})
