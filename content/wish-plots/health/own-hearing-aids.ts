import { wishPlot } from '../wish-plot.ts'

export const ownHearingAids = wishPlot({
  id: 'wish-own-hearing-aids',
  wishes: ['hearing aid', 'hearing aids', 'hearing-aid', 'hearing-aids', 'ear moulds', 'ear molds', 'ear mould', 'ear mold'],
  except: ['grandad', 'grandpa', 'granddad', 'grandma', 'granny', 'gran', 'nan', 'nana', 'nanny', 'grandfather', 'grandmother', 'opa', 'oma', 'papa', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'mommy', 'mother', 'father', 'uncle', 'aunt', 'aunty', 'auntie', 'brother', 'sister', 'cousin', 'friend', 'teacher', 'neighbour', 'neighbor', 'classmate', 'dropped', 'soup', 'lost', 'loses', 'losing', 'broke', 'broken', 'chewed', 'ate', 'dog', 'cat', 'dragon', 'robot', 'teased', 'teasing', 'laughed', 'mean', 'swimming'],
  answers: ['new', 'gets', 'getting', 'got', 'has', 'have', 'ears', 'ear', 'tomorrow', 'today', 'first', 'time', 'his', 'her', 'my', 'hear', 'hears', 'hearing', 'deaf', 'loud', 'noisy', 'school', 'purple', 'blue', 'pink', 'red', 'green', 'yellow', 'orange', 'sparkly', 'glitter', 'rainbow', 'wear', 'wearing', 'wears', 'two', 'pair', 'colour', 'color', 'chose', 'choosing', 'picked', 'everything', 'birds', 'proud', 'nervous', 'hate', 'hates', 'everybody', 'look', 'looking', 'boy', 'girl', 'daughter', 'son', 'whistle', 'whistling', 'clinic', 'audiologist', 'fitted'],
  moods: ['first', 'change', 'waiting', 'afraid', 'proud'],
  company: ['fridge', 'cupboard', 'cups', 'bread bin', 'sofa', 'coats', 'crumbs', 'light', 'bird'],
  about: 'With new hearing aids the hero hears a bird in the cupboard, in the bread bin and in the coats, and finds out whose voice it is.',
  titles: ['The Bird in with the Cups', 'Close Enough to Whistle', '{H} Hears the Fridge', 'With the Sound Off', 'Who Said Eee'],
  want: [
    {
      id: 'the-bird',
      A: 'partner',
      paragraphs: [
        '{H} had new hearing aids, one behind each ear, in the very colour that {H} had picked. With them there was more of everything. The fridge hummed. The light went click. {H}’s left slipper said flip, and the right one said flop. “Have they always done that?” asked {H}. “Always,” said {A}.',
        '{H} laid one ear to the cupboard, in case it said something too. “Eee,” it went, high and thin. {H} stepped back. “There’s a bird in there,” said {H}, “in with the cups.” {H} wanted to see it.'
      ]
    }
  ],
  way: [
    {
      id: 'everywhere',
      A: 'partner',
      paragraphs: [
        '{A} opened the cupboard, and there were only the cups. {A} listened for a long time, and heard nothing whatever. Then {H} listened, with the hearing aids. “Eee,” it went at once. “It only talks to you,” said {A}.',
        'And it did not stay where it was. {H} leaned an ear on the bread bin, and now it was in there. It was in the sofa. It was in the coats. So they put out crumbs, sat down on the floor and waited. The fridge hummed. The crumbs lay there. There was not one eee.'
      ]
    },
    {
      id: 'the-hat',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it sees you coming,” said {A}. “Put something on.” {H} pulled a woolly hat down over both ears. “Eee,” it went. “Now it’s in the hat!” said {H}.',
        '{H} pulled it off, and they both looked in. It was empty as far as the bobble. {H} put it on again, and it was full. They did that four times. “It’s the quickest bird I ever heard of,” said {A}, and felt about in the bobble.'
      ]
    },
    {
      id: 'whisper-test',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Let’s see how far they go,” said {A}, from the other end of the room. {H} turned to face the wall. “Pear,” said {A}, very softly. “Pear,” said {H}. “Penguin.” “Penguin.” “Would you pick up your socks?” It was quiet over by the wall.',
        '“Socks,” said {A} again. {H} tapped one hearing aid with a finger, and was sorry. “There must be something in the way,” said {H}. “Biscuit,” breathed {A}, so that it was hardly there at all. “Yes, please,” said {H}, and came.'
      ]
    },
    {
      id: 'the-fridge',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then the fridge gave a shudder, and the hum was gone. {A} looked up. “What was that?” asked {A}. “It’s stopped,” said {H}. “What has?” “The thing you couldn’t hear.” {A} had only ever heard that fridge leave off.',
        '{H} held up a finger when it began again. {A} kept quite still, and there it was, low down, like somebody who has forgotten the words. “Has it been doing that all the time?” asked {A}. “Day and night,” said {H}. They both thought that it ought to have a rest.'
      ]
    },
    {
      id: 'vacuum',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Nobody had looked behind the sofa. {H} pushed the vacuum cleaner in there, and it roared like a lorry with a cold. So {H} switched the hearing aids off, one, two. Now it was only a thing on wheels that went to and fro. {A} said something. It looked like quite a lot.',
        'When it was clean there, {H} switched them on again. “What did you say?” asked {H}. “I said, mind the flex,” said {A}, from inside a good deal of flex.'
      ]
    },
    {
      id: 'toast',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was some toast left over, from making the crumbs. {H} bit into it and stopped. It was like boots on gravel. “Is that me?” asked {H}. “That’s toast,” said {A}. “Everybody’s is like that from the inside.” {H} took another bite, and went on down the path.',
        '“And from the outside?” {A} had a bit too, and {H} listened from across the table. It was boots again, but a good way off, and they were coming to visit.'
      ]
    },
    {
      id: 'the-colour',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How did you pick them?” asked {A}. “There was a card with all the colours on,” said {H}, “and some had glitter. First I picked the one I liked. Then I looked at all the others, so that they wouldn’t mind. Then I picked the one I liked.”',
        '“You can have see-through ones,” said {A}, “and then nobody notices.” “I went all along the card for these,” said {H}. “I’d like somebody to notice.” {A} noticed them for some time, first the left one and then the right.'
      ]
    },
    {
      id: 'own-voice',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Hello,” said {H}, and looked round. “Who was that?” “You,” said {A}. {H} said it once more, to be sure. It came from further forward than it used to. “I thought I was lower,” said {H}. “More like a cello.”',
        '“Everybody thinks that,” said {A}. “I heard myself on a telephone once, and thought it was a goose.” {H} tried a whole row of hellos, from small to large. The fourth one fitted. “I’ll keep this on,” said {H}, as you do with shoes.'
      ]
    },
    {
      id: 'the-sock',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They went round the room to find out who else had something to say. The curtain said shh. The sugar bowl said clink, and thought about it for a while. Paper talked the whole time, and never got to the point.',
        'Then {H} held up a sock, and let it fall. They listened. {H} dropped it again, from higher up. “Nothing,” said {H}. “Even now.” {A} was rather glad. There ought to be somebody in the house who can keep a secret.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} heard the eee as well. At the first one {A} looked at {H}, and at the second one {A} looked at {H} again. “No, over there,” said {H}, and pointed to the cups.',
        '{A} did not look at the cups. “Poor thing,” said {H}, “you’ve got no idea where things come from.” {A} had known from the beginning where this one came from, and had nobody to tell it to.'
      ]
    },
    {
      id: 'child-beans',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted some too, and came back with a green bean behind each ear. They were nearly the right shape, and only hung down a bit at the back. “What can you hear?” asked {A}. {S} shut both eyes. “Beans,” said {S}.',
        '“What do they say?” asked {A}. {S} held up a hand for quiet, because it is not easy with beans. “Nothing much,” said {S}. “They’re new as well.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-hand',
      A: 'partner',
      paragraphs: [
        '“It’s only there when you’ve got an ear on something,” said {A}. “As soon as you sit still, it’s gone.” {H} thought about that. Then {H} lifted one hand, slowly, and held it over one ear. “Eee.” {H} took the hand away, and it was quiet. “It isn’t in the cupboard,” said {H}. “It’s in the hearing aid!”',
        '“It can hear itself,” said {A}. “The sound gets out, and bumps into your hand, and goes in again.” “And comes out again,” said {H}, “and that’s the eee.” So there had never been a bird. It was a pity about that.'
      ]
    },
    {
      id: 'one-note-song',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now they could do it on purpose. A cushion did it, and a saucepan lid did it best. {H} opened and shut one hand over one ear, like a door. Eee-eee-eee, it went, eee-eee-eee. “That’s Jingle Bells,” said {A}. It had only the one note, but in all the right places.',
        '“Now me,” said {A}, and put a hand over an ear without anything behind it. They waited through a whole verse. “You have to have them fitted,” said {H} kindly.'
      ]
    },
    {
      id: 'nearly-empty',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Do they say anything else?” asked {A}. “When they’re nearly empty,” said {H}. “Then they play a small tune that goes down. Doo, doo, doo. And then there’s a bit of time left, to find somebody.” {A} wished that people had that.',
        '“You have,” said {H}. “First you rub your nose, and then you say that you aren’t a bit tired. After that there’s about ten minutes.” {A} had not known that it could be heard from outside.'
      ]
    },
    {
      id: 'elder-kettle',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“My aunt had one that whistled,” said {S}. “It was as big as a matchbox. And she had a kettle that whistled on the same note.” “How did she know which it was?” asked {A}. “She didn’t,” said {S}. “Whenever somebody hugged her, she went and made the tea.”',
        '{S} smiled into the distance. “We hugged her a good deal,” said {S}. “She always said that there wasn’t a thirstier family in the street.”'
      ]
    },
    {
      id: 'a-proper-one',
      A: 'partner',
      paragraphs: [
        '“Does it sing for everything?” asked {A}. {H} came nearer, to find out. Nose to nose it was still quiet. Then {H} put both arms round {A}, and laid one ear on {A}’s shoulder. “Eee,” it went, right between the two of them.',
        '“That’s how you know it’s a proper hug,” said {H}, and stayed there. “If it doesn’t whistle, you aren’t close enough.” “And before?” asked {A}. “Weren’t those proper ones?” “They were,” said {H}. “They just had the sound off.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see about the bird.',
      '{names} searched along the bottom of the cupboard, and found a raisin.',
      { text: '{names} clicked the light off and on again, so that it could be heard.', needs: ['hands'] },
      { text: '{names} counted the cups, in case one of them had flown.', needs: ['hands'] }
    ],
    way: [
      '{names} waited for the bird too, rather close to the crumbs.',
      '{names} tried the bread bin, and it did not say a word.',
      { text: '{names} held the coats by the sleeves while they were searched.', needs: ['hands'] },
      { text: '{names} rubbed a roll over the crumbs, so that there were seeds as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept up very close to {H}, and got an eee for it.',
      '{names} finished the crumbs, since nobody had come for them.',
      { text: '{names} cupped two hands and tried them on, and nothing sang.', needs: ['hands'] },
      { text: '{names} queued up for a proper one, with both arms out.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the cupboard on the cups, and patted the fridge.',
    'Then {H} washed, took out both hearing aids and laid them in their box. They lay so close together that they whistled at each other. {H} switched them off, first the one and then the other. The slippers went to bed without a word.'
  ],
  last: [
    'The fridge hummed, for whoever was listening, and {H} slept.',
    'In their box the two of them lay side by side and kept quiet, and {H} was asleep.'
  ]
})
