import { wishPlot } from '../wish-plot.ts'

export const doctor = wishPlot({
  themes: ['doctor'],
  beginsElsewhere: true,
  except: ['chicken pox', 'cold', 'sore throat', 'injection', 'vaccination', 'jab', 'plaster', 'plasters'],
  moods: ['afraid', 'first', 'waiting', 'proud'],
  about: 'The hero has to go to the doctor and has not got anything, and looks for something to take.',
  titles: ['Nothing to Show the Doctor', 'One Scratch, One Spot, Some Jam', '{H} Has Got Nothing', 'The Knock', 'A Good Hiccup Gone'],
  want: [
    {
      id: 'got-nothing',
      A: 'partner',
      paragraphs: [
        'Tomorrow {H} was going to the doctor, and {H} hadn’t got anything. {H} had looked, in front and behind. Nothing hurt.',
        '“That’s all right,” said {A}. “The doctor only wants to see how well you are.” “You don’t take a chair to be mended if it isn’t broken,” said {H}. “The doctor says, what have you got, and I just stand there. I need something.”'
      ]
    }
  ],
  way: [
    {
      id: 'list-of-three',
      A: 'partner',
      paragraphs: [
        'So they searched. On one knee there was a scratch, but it was nearly gone. On one arm there was a blue spot. {A} rubbed it, and it came off. Behind one ear {A} found jam.',
        '“Does it hurt?” asked {A}. “No,” said {H}. “But it’s something.” It wasn’t much to bring a doctor, an old scratch and some jam.'
      ]
    },
    {
      id: 'plaster',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'To make more of the scratch, they put a plaster on it. It was a fine plaster. You couldn’t see the scratch now at all.',
        '“Then the doctor can’t either,” said {H}, and began to pull at a corner. It came off slowly, with a good deal of “ow”. Underneath there was a pink square. {A} bent down to look. “Well,” said {A}, “now you’ve got something.” But in a minute that was gone as well.'
      ]
    },
    {
      id: 'aah',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“There may be something down your throat,” said {A}. “You have to say aah.” {H} said aah, and {A} shone a torch in. It was red in there, and very far back something hung down like a bell rope.',
        '“What’s that?” said {A}. “Have you got one too?” They took it in turns at the torch. They both had one. So that was nothing either, or else it was the whole family.'
      ]
    },
    {
      id: 'under-the-arm',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“They take your temperature, too,” said {A}, and pushed a spoon under {H}’s arm. “Hold it tight.” {H} held it tight. It’s surprising how often you need an arm. There was an itch that could not be scratched, and a biscuit that could only be looked at.',
        '{A} counted up to a hundred, took out the spoon and looked at the back of it. “What does it say?” asked {H}. “Stainless steel,” said {A}. “Is that a lot?” “No,” said {A}. “The forks have got it as well.”'
      ]
    },
    {
      id: 'quick-one',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“What if there’s a jab?” asked {H}. {A} thought about that. “Then you want something to do,” said {A}. “I blow out as if there were a candle on the other side of the room.”',
        'They tried it. {H} blew at a candle that wasn’t there, and {A} pinched {H}’s arm, not hard. “When do you do it?” asked {H}. “I’ve done it,” said {A}. {H} looked at {H}’s arm, and then across the room, to see if the candle was out.'
      ]
    },
    {
      id: 'weighed',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“They measure you too,” said {A}. “Stand straight.” {H} stood against the door, and {A} laid a book on {H}’s head. {H} grew a little under the book. “Heels down,” said {A}.',
        'Then they changed places, and {H} held the book. {A} grew as well. “Everybody does that,” said {H}. “It’s the book. It makes you want to.”'
      ]
    },
    {
      id: 'by-itself',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“They tap you as well,” said {A}. “Sit on the table, and let your leg hang.” {A} tapped it with a wooden spoon, just under the knee. The foot jumped up by itself.',
        '“I didn’t do that,” said {H}. {A} tapped again, and again it jumped. {H} looked at {H}’s foot quite sternly. “It does it before I’ve said yes,” said {H}. “I didn’t know it could do things alone.”'
      ]
    },
    {
      id: 'far-wall',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And they want to know if you can see,” said {A}. {A} went right over to the far wall and held up the porridge packet. “What’s on it?” {H} covered one eye. “A bowl,” said {H}, “and a spoon, and steam, and your thumb.”',
        'Then it was the other eye’s turn. “The same,” said {H}, “and it says there’s a picture of a cow inside. And there isn’t, because we’ve had it.” {A} lowered the packet. There was nothing the matter with either eye. It was really too bad.'
      ]
    },
    {
      id: 'pet-has-nothing',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{H} asked {A} as well. “Where does it hurt?” {A} looked at {H}, and did not say. “How long have you had it?” That was not said either.',
        '{A} had a thorough looking-over, from the front to the back. There was no jam. “You’re very well,” said {H}. “I’m sorry. I looked as hard as I could.” {A} took it calmly.'
      ]
    },
    {
      id: 'day-off',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“You’re welcome to something of mine,” said {S}. “I’ve got a knee that knows when it’s going to rain. I’ve got a toe with a corner on it.”',
        '“Can you give a knee away?” asked {A}. “I’d need it back by Friday,” said {S}. {A} looked at the knee. It creaked when {S} got up, like a basket. It was a very good one, but it would never have fitted.'
      ]
    },
    {
      id: 'doctor-of-doctor',
      A: 'child',
      spare: 8,
      paragraphs: [
        '{A} had something at once. {A} had a sore finger, a sore hair, and a place on one elbow that felt purple. “You’re making it up,” said {H}. “I’m not,” said {A}. “Blow on the hair.”',
        '{H} blew on the hair, and on the elbow. “Better,” said {A}, and lay there looking well. It’s easy for some people.'
      ]
    }
  ],
  turn: [
    {
      id: 'hiccup',
      A: 'partner',
      paragraphs: [
        'Then {H} hiccuped. They both kept perfectly still. “That’s it!” whispered {H}. “I’ve got hiccups! Now they only have to last till tomorrow.” {H} put one hand flat on the place and waited to feel the next.',
        'There was no next. “I had them,” said {H} after a long time. “I had them right here.” {A} nodded. “It’s because you’re listening,” said {A}. “They go when you want them. I don’t think a doctor’s ever seen one.”'
      ]
    },
    {
      id: 'the-knock',
      A: 'partner',
      paragraphs: [
        '{H}’s hand was still on the hiccup place. “There’s something else in here,” said {H} slowly. “It knocks.” {A} got the tube out of the kitchen roll and listened through it. Lub-dub, it went, lub-dub, like somebody in slippers.',
        '“That’s your heartbeat,” said {A}. “The doctor has a stethoscope for that. You’ve had it all your life.” {H} took the tube and listened at {A}. There was one in there too. {H} jumped up and down, and then it knocked twice as fast.'
      ]
    },
    {
      id: 'in-step',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They sat back to back on the floor, and each kept a hand on the place. “Mine goes dub now,” said {H}. “And now.” “Mine’s in between,” said {A}.',
        'For a while they were a whole clock together. Then, without anybody doing anything, both of them knocked at once. “Did you feel that?” said {H}. It went apart again after that, a little at a time.'
      ]
    },
    {
      id: 'now-i-have-something',
      A: 'partner',
      paragraphs: [
        '{H} sat down until the knocking was slow. Then {H} frowned, and listened harder. “I only thought about jumping,” said {H}. “I didn’t jump. And it went faster all the same. How does my heart know?”',
        '{A} began to say something, and stopped. “I don’t know,” said {A}. “I never thought of that.” “Would the doctor know?” “Perhaps. You’d have to ask.” “Good,” said {H}, and put the tube by the door with the shoes. “Then I’ve got something.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} limped across the room, and then did it with the other leg.',
      '{names} turned round twice, to see what there was at the back.',
      { text: '{names} knocked on the legs of a chair, and found them well.', needs: ['hands'] },
      { text: '{names} breathed in deeply, and out, as the doctor likes it.', needs: ['hands'] }
    ],
    way: [
      '{names} went over the floor as well, in case something was the matter there.',
      '{names} offered an elbow with nothing on it at all.',
      { text: '{names} brought a flannel for the jam, and used it.', needs: ['hands'] },
      { text: '{names} blew on the scratch, though it had stopped hurting long ago.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried for a hiccup, and got something from lower down.',
      '{names} hopped up and down, and then kept still to feel the knocking.',
      { text: '{names} tapped lub-dub on the table, in time with the knocking.', needs: ['hands'] },
      { text: '{names} rolled up a newspaper, and listened to the bread bin.', needs: ['hands'] }
    ]
  },
  bed: [
    'The kitchen roll stood on its shelf, with no middle. Everything else was where it should be.',
    'Then the jam was washed off, from behind the ear. {H} lay down with one hand on the place, and it knocked, slower and slower.'
  ],
  last: [
    'Lub-dub, it went, like somebody in slippers, and {H} was asleep.',
    'All night something knocked very gently from inside. {H} slept, and let it.'
  ]
})
